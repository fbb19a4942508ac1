import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';
import type { GeneratedCandidate } from '#mongo/seed/generator/generate-candidates.ts';
import type { Rule } from './rules.ts';

/** A recruiter's search, and the candidates it is meant to find. */
export interface JudgedQuery {
  name: string;
  /** The recruiter's intent, which determines the grades, whether or not the filter can express it. */
  intention: string;
  filter: CandidateFilterInput;
  /** 3: perfect, 2: good, 1: relevant. The best grade whose rule matches counts; otherwise 0. */
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

/** Badges, of which at least one must match; more are better. */
export const anyOfBadges = (...keywords: string[]) => ({ badges: keywords.map((keyword) => ({ keyword })) });
/** Badges that must all match. */
export const allBadges = (...keywords: string[]) => ({
  badges: keywords.map((keyword) => ({ keyword, mandatory: true })),
});
export const boolean = (inputText: string) => ({ boolean: true, inputText });
