import type { FilterProblem } from '#search-templates/language/errors.ts';

/** What is wrong with a filter that no schema can see: broken expressions, words that hold no word, too many clauses. */
export class FilterProblems extends Error {
  readonly problems: FilterProblem[];

  constructor(problems: FilterProblem[]) {
    super(problems.map(({ group, message }) => `${group}: ${message}`).join('; '));
    this.name = 'FilterProblems';
    this.problems = problems;
  }
}
