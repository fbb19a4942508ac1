import type { z } from 'zod';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import type { candidateMatched, MatchedWord } from '#api/search/contract.ts';
import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';
import { filterNames, isGood, placeText } from '#ui/features/candidate/match-words.ts';

/** What the search engine says about one candidate and one search. */
export type Explanation = Pick<z.infer<typeof candidateMatched.response>, 'words' | 'filters'>;

export interface Requirement {
  name: string;
  /** One entry per candidate; null while it is unknown. */
  results: ({ isMet: boolean; note: string } | null)[];
}

/** One person to compare with the search; the explanation is null until it is there. */
export interface Examined {
  candidate: CandidateProfile;
  explanation: Explanation | null;
}

/** Any one of several titles is enough. */
const isAlternative = ({ group, kind }: MatchedWord) => group === 'designation' && kind === 'optional';

const wordKey = ({ group, index, kind }: MatchedWord) => `${kind} ${group} ${index}`;

/** Each part of a search as a row: which candidates meet it, and where. */
export function requirementRows(people: readonly Examined[], filter: CandidateFilterInput): Requirement[] {
  const known = people.find(({ explanation }) => explanation)?.explanation;
  if (!known) return [];
  const titles = known.words.filter(isAlternative).map(({ text }) => text);
  const rowOf = (
    name: string,
    resultOf: (explanation: Explanation, candidate: CandidateProfile) => Requirement['results'][number],
  ) => ({
    name,
    results: people.map(({ explanation, candidate }) => explanation && resultOf(explanation, candidate)),
  });
  const title = rowOf(`Title: ${titles.join(' or ')}`, ({ words }) => {
    const found = words.find((word) => isAlternative(word) && word.found);
    return { isMet: found !== undefined, note: found ? placeText(found) : '' };
  });
  const words = known.words.filter((word) => !isAlternative(word));
  return [
    ...(titles.length > 0 ? [title] : []),
    ...words.map((asked) =>
      rowOf(`${asked.kind === 'unwanted' ? 'Not ' : ''}${asked.text}`, ({ words: own }) => {
        const word = own.find((one) => wordKey(one) === wordKey(asked));
        return word ? { isMet: isGood(word), note: word.found ? placeText(word) : '' } : null;
      }),
    ),
    ...known.filters.map(({ name }) =>
      rowOf(
        [filterNames[name] ?? name, askedFor(name, filter)].filter(Boolean).join(': '),
        ({ filters }, candidate) => {
          const isMet = filters.some((one) => one.name === name && one.met);
          return { isMet, note: !isMet && isUnstated(name, candidate) ? 'not stated' : '' };
        },
      ),
    ),
  ];
}

/** The value that a filter asks for, of those that a job has. */
function askedFor(name: string, { experience, selectedCities = [] }: CandidateFilterInput): string | null {
  if (name === 'location') return selectedCities.join(', ');
  if (name !== 'experience' || !experience) return null;
  const [min, max] = [experience.min ?? null, experience.max ?? null];
  if (min === null || min === '') return `at most ${max} years`;
  return max === null || max === '' ? `at least ${min} years` : `${min}–${max} years`;
}

function isUnstated(name: string, candidate: CandidateProfile): boolean {
  if (name === 'experience') return candidate.experience === null;
  return name === 'location' && !candidate.presentAddress?.city && candidate.preferredLocation.length === 0;
}
