import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { emptyCandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { parseExpression } from '#search-templates/language/parse-expression.ts';
import { parsePlainWords } from '#search-templates/language/parse-plain-words.ts';
import { filtering } from './clauses/clauses.ts';
import { experienceClause } from './clauses/experience-clause.ts';
import { filterClauses } from './clauses/filter-clauses.ts';
import { type Demand, toExpression } from './demand.ts';
import { checkClauses, readDemands } from './demands.ts';
import { listLook } from './look.ts';
import { pageBody, type SearchBody } from './query.ts';
import { readSearchTerm } from './search-term.ts';

/** What list search is asked. `page` counts from 1. */
export interface CandidateList {
  searchTerm: string;
  page: number;
  size: CandidateFilter['itemsPerPage'];
  /** The filters of Pro Search that go with it, if any; its own page and page size don't count. */
  filter?: CandidateFilter | undefined;
}

/**
 * List search's request for one page of cards; `today` is yyyy-mm-dd in Asia/Kolkata. Empty: last updated first.
 * Throws FilterProblems for the filter's words, too many clauses and a page past the first 10,000; never for the
 * search term's syntax, which is read as plain words where it is broken.
 */
export function candidateListBody({ searchTerm, page, size, filter }: CandidateList, today: string): SearchBody {
  const asked = filter ?? emptyCandidateFilter();
  const { words, years, phone } = readSearchTerm(searchTerm);
  const demands = [...readDemands(asked), listDemand(words)];
  checkClauses(demands, () => searchTerm.length);
  const filters = [
    ...(years === null ? [] : [experienceClause({ min: years, max: null })]),
    ...(phone === null ? [] : [filtering({ term: { identity: phone } })]),
    ...filterClauses(asked, today),
  ];
  return pageBody(demands, filters, { currentPage: page, itemsPerPage: size, sort: asked.sort });
}

/** What the words of a search term ask of a candidate. */
export function listDemand(words: string): Demand {
  const tree = parseExpression(words).tree ?? parsePlainWords(words);
  return {
    group: 'searchTerm',
    look: listLook,
    required: [],
    optional: [],
    excluded: [],
    expression: tree && toExpression(tree, 'searchTerm', words, 'written out'),
  };
}
