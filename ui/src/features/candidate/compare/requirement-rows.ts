import type { z } from 'zod';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import type { candidateMatched } from '#api/search/contract.ts';
import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';
import { type RequirementState, requirementsOf } from '#domain/requirements.ts';
import { placeText } from '#ui/features/candidate/match-words.ts';

/** What the search engine says about one candidate and one search. */
export type Explanation = Pick<z.infer<typeof candidateMatched.response>, 'words' | 'filters'>;

export interface RequirementRow {
  name: string;
  /** One entry per candidate; null while it is unknown. */
  results: ({ state: RequirementState; note: string } | null)[];
}

/** One person to compare with the search; the explanation is null until it is there. */
export interface Examined {
  candidate: CandidateProfile;
  explanation: Explanation | null;
}

/** Each part of a search as a row: which candidates meet it, and where. */
export function requirementRows(people: readonly Examined[], filter: CandidateFilterInput): RequirementRow[] {
  const examined = people.map(
    ({ explanation, candidate }) => explanation && requirementsOf(explanation, filter, candidate),
  );
  const rows = examined.find((own) => own !== null) ?? [];
  return rows.map(({ name, asked }, at) => ({
    name: [name, asked].filter(Boolean).join(': '),
    results: examined.map((own) => {
      // all are explained by the same search: the same parts in the same order
      const requirement = own?.[at];
      if (!requirement) return null;
      const { state, word } = requirement;
      return { state, note: word?.found ? placeText(word) : '' };
    }),
  }));
}
