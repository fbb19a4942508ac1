import { LRUCache } from 'lru-cache';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { baseKeyOf, synonymsOf } from '#search-templates/expansion/synonyms.ts';
import { titleNames } from '#search-templates/matching/title-names.ts';

/** What titles are compared by. Any value may be wrong or absurd. */
export interface TitleSource {
  jobs: { title: string; isCurrent: boolean }[];
  primarySkills: string[];
  otherSkills: string[];
}

/** More jobs and skills of one person say nothing more. */
const MOST_JOBS = 12;
const MOST_SKILLS = 60;
/** Names and skills counted at a time; beyond that, those counted once so far are forgotten. */
const MOST_COUNTED = 400_000;
/** Names compared; the most frequent stay. */
export const MOST_NAMES = 100_000;
const MOST_SKILL_NAMES = 50_000;
/** Features of one name kept while counting; beyond that, the weakest half goes. */
const MOST_FEATURES = 96;
/** Skills describe today's work better than that of years ago. */
const FORMER = 0.5;
const OTHER_SKILL = 0.5;

/** What the holders of a name have in common. Features are numbers of skills or names. */
export interface TitleProfile {
  name: string;
  /** Its most frequent spelling. */
  title: string;
  people: number;
  skills: Map<number, number>;
  /** Other names held by the same people. */
  others: Map<number, number>;
}

export interface TitleProfiles {
  profiles: TitleProfile[];
  people: number;
  /** By a skill's number: how many people have it. */
  skillPeople: number[];
}

interface NameCount {
  people: number;
  title: string;
  /** By majority vote: bounded, however many spellings there are. */
  votes: number;
}

/** First reading: which names and skills there are, in bounded memory. */
export class TitleCounts {
  readonly #names = new Map<string, NameCount>();
  readonly #skills = new Map<string, number>();
  #people = 0;

  add(source: TitleSource): void {
    this.#people += 1;
    for (const [name, { written }] of namesOf(source)) {
      const count = this.#names.get(name);
      if (count) {
        count.people += 1;
        if (count.title === written) count.votes += 1;
        else if (count.votes > 0) count.votes -= 1;
        else [count.title, count.votes] = [written, 1];
      } else this.#names.set(name, { people: 1, title: written, votes: 1 });
    }
    for (const skill of skillsOf(source).keys()) this.#skills.set(skill, (this.#skills.get(skill) ?? 0) + 1);
    if (this.#names.size > MOST_COUNTED) forgetSingles(this.#names, ({ people }) => people);
    if (this.#skills.size > MOST_COUNTED) forgetSingles(this.#skills, (people) => people);
  }

  /** Second reading: profiles of the names that at least `leastPeople` have. */
  profiler(leastPeople: number): TitleProfiler {
    const names = mostFrequent(this.#names, ({ people }) => people, leastPeople, MOST_NAMES);
    // a skill of one person can't be shared
    const skills = mostFrequent(this.#skills, (people) => people, 2, MOST_SKILL_NAMES);
    return new TitleProfiler(names, skills, this.#people);
  }
}

function forgetSingles<Count>(counts: Map<string, Count>, peopleOf: (count: Count) => number): void {
  for (const [key, count] of counts) if (peopleOf(count) < 2) counts.delete(key);
}

function mostFrequent<Count>(
  counts: Map<string, Count>,
  peopleOf: (count: Count) => number,
  least: number,
  most: number,
): [string, Count][] {
  const enough = [...counts].filter(([, count]) => peopleOf(count) >= least);
  return enough.toSorted(([, one], [, other]) => peopleOf(other) - peopleOf(one)).slice(0, most);
}

export class TitleProfiler {
  readonly #profiles: TitleProfile[];
  readonly #numbers: Map<string, number>;
  readonly #skills: Map<string, number>;
  readonly #skillPeople: number[];
  readonly #people: number;

  constructor(names: [string, NameCount][], skills: [string, number][], people: number) {
    this.#profiles = names.map(([name, { title, people: holders }]) => ({
      ...{ name, title, people: holders },
      ...{ skills: new Map(), others: new Map() },
    }));
    this.#numbers = new Map(names.map(([name], at) => [name, at]));
    this.#skills = new Map(skills.map(([skill], at) => [skill, at]));
    this.#skillPeople = skills.map(([, holders]) => holders);
    this.#people = people;
  }

  add(source: TitleSource): void {
    const held = [...namesOf(source)].flatMap(([name, { isCurrent }]) => {
      const number = this.#numbers.get(name);
      return number === undefined ? [] : [{ number, weight: isCurrent ? 1 : FORMER }];
    });
    if (held.length === 0) return;
    const skills = [...skillsOf(source)].flatMap(([skill, weight]) => {
      const number = this.#skills.get(skill);
      return number === undefined ? [] : [{ number, weight }];
    });
    for (const { number, weight } of held) {
      const profile = this.#profiles[number]!;
      for (const skill of skills) count(profile.skills, skill.number, skill.weight * weight);
      for (const other of held) if (other.number !== number) count(profile.others, other.number, 1);
    }
  }

  profiles(): TitleProfiles {
    return { profiles: this.#profiles, people: this.#people, skillPeople: this.#skillPeople };
  }
}

function count(features: Map<number, number>, number: number, weight: number): void {
  features.set(number, (features.get(number) ?? 0) + weight);
  if (features.size <= MOST_FEATURES) return;
  const kept = [...features].toSorted((one, other) => other[1] - one[1]).slice(0, MOST_FEATURES / 2);
  features.clear();
  for (const [feature, sum] of kept) features.set(feature, sum);
}

/** Every name of a person's titles once. */
function namesOf({ jobs }: TitleSource): Map<string, { written: string; isCurrent: boolean }> {
  const names = new Map<string, { written: string; isCurrent: boolean }>();
  for (const { title, isCurrent } of jobs.slice(0, MOST_JOBS)) {
    for (const { name, written } of titleNames(title)) {
      const known = names.get(name);
      if (known) known.isCurrent ||= isCurrent;
      else names.set(name, { written, isCurrent });
    }
  }
  return names;
}

function skillsOf({ primarySkills, otherSkills }: TitleSource): Map<string, number> {
  const skills = new Map<string, number>();
  for (const name of primarySkills.slice(0, MOST_SKILLS)) skills.set(skillName(name), 1);
  for (const name of otherSkills.slice(0, MOST_SKILLS)) {
    const skill = skillName(name);
    if (!skills.has(skill)) skills.set(skill, OTHER_SKILL);
  }
  skills.delete('');
  return skills;
}

/** A longer text is no skill's name. */
const MOST_SKILL_CHARACTERS = 80;
/** The same skills recur in most profiles. */
const knownSkills = new LRUCache<string, string>({ max: 20_000 });

function skillName(skill: string): string {
  const text = skill.slice(0, MOST_SKILL_CHARACTERS);
  const before = knownSkills.get(text);
  if (before !== undefined) return before;
  const tokens = toTokens(text);
  const name = baseKeyOf(synonymsOf(tokens)?.[0] ?? tokens);
  knownSkills.set(text, name);
  return name;
}
