import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';
import type { GeneratedCandidate } from '#mongo/seed/generator/generate-candidates.ts';
import type { Rule } from './rules.ts';

/** A search as a recruiter makes it, and who is what it looks for. */
export interface JudgedQuery {
  name: string;
  /** What the recruiter has in mind: what the grades are given by, whatever the filter can say of it. */
  intention: string;
  filter: CandidateFilterInput;
  /** 3: just right, 2: good, 1: worth a look. The best grade whose rule holds counts; without one it is 0. */
  grades: Partial<Record<1 | 2 | 3, Rule>>;
  /** Why the search is known not to do this well. */
  knownFailure?: string;
}

export interface QueryGroup {
  group: string;
  queries: JudgedQuery[];
}

export function gradeOf({ grades }: JudgedQuery, candidate: GeneratedCandidate): number {
  for (const grade of [3, 2, 1] as const) if (grades[grade]?.(candidate)) return grade;
  return 0;
}

/** Badges, of which at least one must match; the more, the better. */
export const anyOfBadges = (...keywords: string[]) => ({ badges: keywords.map((keyword) => ({ keyword })) });
/** Badges that must all match. */
export const allBadges = (...keywords: string[]) => ({
  badges: keywords.map((keyword) => ({ keyword, mandatory: true })),
});
export const boolean = (inputText: string) => ({ boolean: true, inputText });
