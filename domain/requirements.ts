import type { CandidateFilterInput } from './filters/candidate-filter.ts';
import { allFilters } from './filters/registry.ts';

/** `unstated`: the profile says nothing about it, which is no reason to think that it's missing. */
export const requirementStates = ['met', 'missing', 'unstated'] as const;
export type RequirementState = (typeof requirementStates)[number];

/** One badge or leaf of a search, and where a candidate has it; `unwanted`: excluded, or under a NOT. */
export interface AskedWord {
  group: string;
  index: number;
  text: string;
  kind: 'required' | 'optional' | 'unwanted';
  found: object | null;
}

/** What the search engine says about one candidate and the parts of a search. */
export interface Explained<Word extends AskedWord> {
  words: readonly Word[];
  filters: readonly { name: string; met: boolean }[];
}

/** The parts of a profile, as stored and as sent, that decide what it states. */
export interface StatingProfile {
  experience?: object | null | undefined;
  expectedCTC?: object | null | undefined;
  presentAddress?: { city?: string | null | undefined } | null | undefined;
  preferredLocation?: readonly string[] | undefined;
  primarySkills?: readonly object[] | undefined;
  skills?: readonly object[] | undefined;
  workExperience?: readonly object[] | undefined;
}

/** One part of a search and one candidate. */
export interface Requirement<Word extends AskedWord = AskedWord> {
  /** `Kafka`, `Not intern`, `Title`, `Experience` */
  name: string;
  /** What a title or filter asks for: `5–8 years`; empty for a word. */
  asked: string;
  state: RequirementState;
  /** The word that decides; null for a filter. */
  word: Word | null;
}

/** The label of each explained filter. `years` and `phone` are what list search reads out of its text. */
export const explainedNames: Record<string, string> = {
  ...Object.fromEntries(allFilters.map(({ name, label }) => [name, label])),
  years: 'Years of experience',
  phone: 'Phone number',
};

/** Whether a word is as the search wants it: found, or not found if unwanted. */
export const isGood = ({ kind, found }: AskedWord): boolean => (kind === 'unwanted') === (found === null);

/** Any one of several titles is enough. */
const isAlternative = ({ group, kind }: AskedWord) => group === 'designation' && kind === 'optional';

/** The parts of a search as requirements on one candidate: the title first, then the other words, then the filters. */
export function requirementsOf<Word extends AskedWord>(
  { words, filters }: Explained<Word>,
  filter: CandidateFilterInput,
  profile: StatingProfile,
): Requirement<Word>[] {
  const stateOf = (isMet: boolean, part: string): RequirementState => {
    if (isMet) return 'met';
    return states[part]?.(profile) === false ? 'unstated' : 'missing';
  };
  const titles = words.filter(isAlternative);
  const [title] = titles.toSorted((one, other) => Number(isGood(other)) - Number(isGood(one)));
  return [
    ...(title
      ? [
          {
            name: 'Title',
            asked: titles.map(({ text }) => text).join(' or '),
            state: stateOf(isGood(title), title.group),
            word: title,
          },
        ]
      : []),
    ...words
      .filter((word) => !isAlternative(word))
      .map((word) => ({
        name: `${word.kind === 'unwanted' ? 'Not ' : ''}${word.text}`,
        asked: '',
        state: word.kind === 'unwanted' && !isGood(word) ? ('missing' as const) : stateOf(isGood(word), word.group),
        word,
      })),
    ...filters.map(({ name, met }) => ({
      name: explainedNames[name] ?? name,
      asked: askedFor(name, filter),
      state: stateOf(met, name),
      word: null,
    })),
  ];
}

/** Whether a profile says anything about what a group or filter asks. */
const states: Record<string, (profile: StatingProfile) => boolean> = {
  keyword: hasSkills,
  skills: hasSkills,
  designation: hasWorked,
  company: hasWorked,
  experience: ({ experience }) => Boolean(experience),
  salary: ({ expectedCTC }) => Boolean(expectedCTC),
  location: ({ presentAddress, preferredLocation = [] }) =>
    Boolean(presentAddress?.city) || preferredLocation.length > 0,
};

function hasSkills({ primarySkills = [], skills = [] }: StatingProfile): boolean {
  return primarySkills.length + skills.length > 0;
}

function hasWorked({ workExperience = [] }: StatingProfile): boolean {
  return workExperience.length > 0;
}

/** The value that a filter asks for, of those that a job has. */
function askedFor(name: string, { experience, salary, selectedCities = [] }: CandidateFilterInput): string {
  if (name === 'location') return selectedCities.join(', ');
  if (name === 'experience') return rangeText(experience, 'years');
  return name === 'salary' ? rangeText(salary, 'LPA') : '';
}

function rangeText(range: CandidateFilterInput['experience'], unit: string): string {
  const [min, max] = [range?.min ?? '', range?.max ?? ''];
  if (min === '') return `at most ${max} ${unit}`;
  return max === '' ? `at least ${min} ${unit}` : `${min}–${max} ${unit}`;
}

/**
 * The search for candidates of a job, with what the job pays at most. The search itself leaves pay out: most profiles
 * don't state an expected salary, and it would select none of them.
 */
export function withPay<Filter extends CandidateFilterInput>(filter: Filter, pay: { max: number } | undefined): Filter {
  return pay && pay.max > 0 ? { ...filter, salary: { min: null, max: pay.max } } : filter;
}
