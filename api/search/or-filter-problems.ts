import { ApiError } from '#api/errors.ts';
import { FilterProblems } from '#search-templates/candidates/filter-problems.ts';

/** Builds a request body; what is wrong with the filter's words becomes a 400 with each problem's place. */
export function orFilterProblems<T>(build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (!(error instanceof FilterProblems)) throw error;
    const [first] = error.problems;
    throw new ApiError(400, first ? `${first.message}. ${first.hint}.` : error.message, {
      errors: error.problems,
      cause: error,
    });
  }
}
