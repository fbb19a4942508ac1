import { workWords } from '#search-templates/matching/title-names.ts';
import type { TitleProfile, TitleProfiles } from './title-profiles.ts';

/** Another title and how near it is, above 0 and at most 1. */
export interface NearTitle {
  name: string;
  title: string;
  nearness: number;
}

/** How much each kind of feature says: skills most, then the words of the title, then who has held both titles. */
const SHARES = { skills: 1 / 1.7, words: 0.5 / 1.7, others: 0.2 / 1.7 };
/** Features of a title's vector that count; weaker ones change nothing that is offered. */
const MOST_SKILLS = 24;
const MOST_OTHERS = 8;
/** Titles reached through one feature, the strongest: without a bound, common skills would compare all with all. */
const MOST_REACHED = 800;
/** Candidates compared exactly. */
const MOST_COMPARED = 40;
export const MOST_NEAR = 15;
/** Less near titles are never offered. */
const LEAST_NEARNESS = 0.1;

/** Features ascending, their values alongside; a vector of length 1. */
interface Vector {
  features: Int32Array;
  values: Float32Array;
}

/**
 * Finds the titles nearest to each: cosine of skills, words and titles held by the same people, weighted by how rare
 * they are. A title of few people counts less: its skills are one person's.
 */
export class NearestTitles {
  readonly #profiles: readonly TitleProfile[];
  readonly #vectors: Vector[];
  /** By feature: numbers of titles, the strongest first, and their values. */
  readonly #reached: { titles: Int32Array; values: Float32Array }[];
  readonly #scores: Float32Array;

  constructor(titles: TitleProfiles) {
    this.#profiles = titles.profiles;
    this.#vectors = vectorsOf(titles);
    this.#reached = reachedBy(this.#vectors, titles.profiles);
    this.#scores = new Float32Array(titles.profiles.length);
  }

  get size(): number {
    return this.#profiles.length;
  }

  profile(number: number): TitleProfile {
    return this.#profiles[number]!;
  }

  /** The nearest titles of one, nearest first; none that contains it, since a search for it finds those already. */
  nearestTo(number: number): NearTitle[] {
    const own = this.#profiles[number]!;
    const vector = this.#vectors[number]!;
    const asked = ` ${own.name} `;
    return this.#likeliest(vector)
      .filter((other) => other !== number && !` ${this.#profiles[other]!.name} `.includes(asked))
      .map((other) => ({ profile: this.#profiles[other]!, nearness: this.#nearness(vector, other) }))
      .filter(({ nearness }) => nearness >= LEAST_NEARNESS)
      .toSorted((one, other) => other.nearness - one.nearness || (one.profile.name < other.profile.name ? -1 : 1))
      .slice(0, MOST_NEAR)
      .map(({ profile: { name, title }, nearness }) => ({ name, title, nearness: Math.round(nearness * 1000) / 1000 }));
  }

  #nearness(vector: Vector, other: number): number {
    return product(vector, this.#vectors[other]!) * trust(this.#profiles[other]!);
  }

  #likeliest({ features, values }: Vector): number[] {
    const touched: number[] = [];
    features.forEach((feature, at) => {
      const { titles, values: theirs } = this.#reached[feature]!;
      const value = values[at]!;
      for (let place = 0; place < titles.length; place += 1) {
        const title = titles[place]!;
        if (this.#scores[title] === 0) touched.push(title);
        this.#scores[title]! += value * theirs[place]!;
      }
    });
    const rated = touched.map((title) => ({ title, score: this.#scores[title]! * trust(this.#profiles[title]!) }));
    for (const title of touched) this.#scores[title] = 0;
    // those that contain the title come on top and are left out
    return largest(rated, MOST_COMPARED * 2).map(({ title }) => title);
  }
}

const trust = ({ people }: TitleProfile) => people / (people + 1);

function largest<Item extends { score: number }>(items: Item[], most: number): Item[] {
  if (items.length <= most) return items;
  const bound = Float32Array.from(items, ({ score }) => score).sort()[items.length - most]!;
  return items.filter(({ score }) => score >= bound);
}

function product(one: Vector, other: Vector): number {
  let [at, place, sum] = [0, 0, 0];
  while (at < one.features.length && place < other.features.length) {
    const difference = one.features[at]! - other.features[place]!;
    if (difference === 0) sum += one.values[at]! * other.values[place]!;
    if (difference <= 0) at += 1;
    if (difference >= 0) place += 1;
  }
  return sum;
}

function vectorsOf({ profiles, people, skillPeople }: TitleProfiles): Vector[] {
  const otherHolders = countHolders(profiles.map(({ others }) => others.keys()));
  const words = profiles.map(({ name }) => new Set(workWords(name)));
  const wordNumbers = new Map<string, number>();
  for (const word of words.flatMap((set) => [...set])) {
    if (!wordNumbers.has(word)) wordNumbers.set(word, wordNumbers.size);
  }
  const wordHolders = countHolders(words.map((set) => [...set].map((word) => wordNumbers.get(word)!)));
  const firstOther = skillPeople.length;
  const firstWord = firstOther + profiles.length;
  return profiles.map((profile, number) => {
    // the square root of a share: the fifth skill of a trade says nearly as much as the first
    const share = (sum: number) => Math.sqrt(sum / profile.people);
    const skills = [...profile.skills].map(
      ([skill, sum]): Feature => [skill, share(sum) * rarity(people, skillPeople[skill])],
    );
    const others = [[number, profile.people] as const, ...profile.others].map(
      ([other, sum]): Feature => [firstOther + other, share(sum) * rarity(profiles.length, otherHolders.get(other))],
    );
    const own = [...words[number]!].map((word): Feature => {
      const wordNumber = wordNumbers.get(word)!;
      return [firstWord + wordNumber, rarity(profiles.length, wordHolders.get(wordNumber))];
    });
    return toVector([
      ...unit(strongest(skills, MOST_SKILLS), SHARES.skills),
      ...unit(strongest(others, MOST_OTHERS), SHARES.others),
      ...unit(own, SHARES.words),
    ]);
  });
}

type Feature = [feature: number, value: number];

const rarity = (all: number, holders = 1): number => Math.log(1 + all / holders);

function countHolders(holders: Iterable<number>[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const features of holders) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

const strongest = (features: Feature[], most: number): Feature[] =>
  features.length <= most ? features : features.toSorted((one, other) => other[1] - one[1]).slice(0, most);

/** The features scaled so that the product of two such vectors is at most `share`. */
function unit(features: Feature[], share: number): Feature[] {
  const length = Math.sqrt(features.reduce((sum, [, value]) => sum + value * value, 0));
  return length === 0 ? [] : features.map(([feature, value]) => [feature, (value / length) * Math.sqrt(share)]);
}

function toVector(features: Feature[]): Vector {
  const sorted = features.toSorted((one, other) => one[0] - other[0]);
  return { features: Int32Array.from(sorted, ([one]) => one), values: Float32Array.from(sorted, ([, one]) => one) };
}

function reachedBy(vectors: Vector[], profiles: readonly TitleProfile[]) {
  const lists: { title: number; value: number; score: number }[][] = [];
  vectors.forEach(({ features, values }, title) => {
    features.forEach((feature, at) => {
      lists[feature] ??= [];
      lists[feature].push({ title, value: values[at]!, score: values[at]! * trust(profiles[title]!) });
    });
  });
  return Array.from(lists, (list = []) => {
    const kept = list.toSorted((one, other) => other.score - one.score).slice(0, MOST_REACHED);
    return {
      titles: Int32Array.from(kept, ({ title }) => title),
      values: Float32Array.from(kept, ({ value }) => value),
    };
  });
}
