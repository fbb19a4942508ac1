import type { FilterProblem } from '#search-templates/language/errors.ts';

/** Problems of a filter beyond its schema: invalid expressions, text without a word, too many clauses. */
export class FilterProblems extends Error {
  readonly problems: FilterProblem[];

  constructor(problems: FilterProblem[]) {
    super(problems.map(({ group, message }) => `${group}: ${message}`).join('; '));
    this.name = 'FilterProblems';
    this.problems = problems;
  }
}
