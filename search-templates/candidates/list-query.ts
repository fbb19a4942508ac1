import { type CandidateFilter, emptyCandidateFilter } from '#domain/filters/candidate-filter.ts';
import { type RankingWeights, rankingWeights } from '#domain/ranking/ranking-kinds.ts';
import type { SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { parseExpression, parsePlainWords } from '#search-templates/language/parser.ts';
import { filtering } from './clauses/clauses.ts';
import { filterClauses } from './clauses/filter-clauses.ts';
import { experienceClause } from './clauses/number-clauses.ts';
import { pageBody } from './query.ts';
import { listFields } from './search-fields.ts';
import { checkClauseLimit, readTextCriteria, type TextCriteria, toExpression } from './text-criteria.ts';

/** What a list search's text asks for. */
interface SearchTerm {
  /** What is left for the Boolean language. */
  words: string;
  /** Experience at that or more. */
  years: number | null;
  /** Digits, where the text is nothing but a phone number. */
  phone: string | null;
}

/** `5 years`, `5+ yrs`, `2.5yr`, `5 years of experience`, and the adjacent AND, which would lack an operand without it. */
const YEARS =
  /(?:\band\s+)?(?<![\w.])(\d{1,2}(?:\.\d)?)(?:\s*\+)?\s*(?:years?|yrs?)\b\.?(?:\s+(?:of\s+)?(?:experience|exp)\b\.?)?(?:\s+and\b(?=\s+\S))?/i;

/** A phone number as people write it: at least ten digits, with blanks, dashes, brackets and a country code. */
const PHONE = /^\+?[\d\s()-]{10,20}$/;

/** Text in double quotes is taken as written, so no years are read out of it. */
export function readSearchTerm(text: string): SearchTerm {
  const digits = text.replace(/\D/g, '');
  if (PHONE.test(text.trim()) && digits.length >= 10) return { words: '', years: null, phone: digits.slice(-10) };
  const pieces = text.split(/("[^"]*")/);
  const place = pieces.findIndex((piece) => !piece.startsWith('"') && YEARS.test(piece));
  const found = pieces[place]?.match(YEARS);
  if (!found) return { words: text, years: null, phone: null };
  const between = /^and\b/i.test(found[0]) && /\band$/i.test(found[0]) ? ' AND ' : ' ';
  pieces[place] = (pieces[place] ?? '').replace(YEARS, between);
  return { words: pieces.join('').trim(), years: Number(found[1]), phone: null };
}

/** What list search is asked. `page` counts from 1. */
interface CandidateList {
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
export function candidateListBody(
  { searchTerm, page, size, filter }: CandidateList,
  today: string,
  weights: RankingWeights = rankingWeights,
): SearchBody {
  const asked = filter ?? emptyCandidateFilter();
  const { words, years, phone } = readSearchTerm(searchTerm);
  const allCriteria = [...readTextCriteria(asked), searchTermCriteria(words)];
  checkClauseLimit(allCriteria, () => searchTerm.length);
  const filters = [
    ...(years === null ? [] : [experienceClause({ min: years, max: null })]),
    ...(phone === null ? [] : [filtering({ term: { identity: phone } })]),
    ...filterClauses(asked, today),
  ];
  return pageBody(allCriteria, filters, { currentPage: page, itemsPerPage: size, sort: asked.sort }, weights);
}

/** What the words of a search term ask of a candidate. */
export function searchTermCriteria(words: string): TextCriteria {
  const tree = parseExpression(words).tree ?? parsePlainWords(words);
  return {
    group: 'searchTerm',
    searchFields: listFields,
    required: [],
    optional: [],
    excluded: [],
    expression: tree && toExpression(tree, 'searchTerm', words, 'written out'),
  };
}
