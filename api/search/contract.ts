import { z } from 'zod';
import { candidateCard, matchedPart } from '#api/candidates/card-contract.ts';
import { recordId } from '#api/http/contract/fields.ts';
import { DAY_USED_UP, defineContract, XLSX_MEDIA_TYPE } from '#api/http/contract.ts';
import { candidateFilter, candidateFilterShape } from '#domain/filters/candidate-filter.ts';
import { facetNames } from '#domain/filters/facet-refinement.ts';
import { pageSizes } from '#domain/filters/view-fields.ts';
import { rolesThatCan } from '#domain/permissions.ts';

export const FILTER_PROBLEMS =
  'A field is unknown or of the wrong type, or an expression is broken: then `errors` contains {group, position, length, message, hint}.';
export const SEARCH_AWAY = 'The search ran out of time, lost a shard, or the search engine is away.';

export const advanceFilter = defineContract({
  name: 'advance-filter',
  method: 'POST',
  path: '/advance-filter',
  roles: rolesThatCan('candidates.search'),
  summary: 'Pro Search: the candidates that a filter selects, best match first.',
  body: candidateFilter,
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    candidates: z.array(candidateCard),
    /** Exact to 10,000, and 10,000 beyond. */
    totalCandidates: z.int(),
    /** Up to the first 10,000 candidates. */
    totalPages: z.int(),
    /** The request sent to the search engine. */
    pipeline: z.record(z.string(), z.unknown()),
  }),
  errors: {
    400: FILTER_PROBLEMS,
    429: `Too many searches from this account in a short time; Retry-After says when to try again. Or: ${DAY_USED_UP}`,
    503: SEARCH_AWAY,
  },
});

export const advanceFilterFacets = defineContract({
  name: 'advance-filter-facets',
  method: 'POST',
  path: '/advance-filter/facets',
  roles: rolesThatCan('candidates.search'),
  summary:
    'Facets of the same filter’s result: counts by title, employer, city, skill, experience, notice. Each is counted as if none of its own values were chosen.',
  body: candidateFilter,
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    facets: z.record(z.enum(facetNames), z.array(z.strictObject({ value: z.string(), count: z.int() }))),
    /** True if more than 10,000 candidates match, so that some counts are estimates. */
    estimated: z.boolean(),
    estimatedFacets: z.array(z.enum(facetNames)),
  }),
  errors: {
    400: FILTER_PROBLEMS,
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});

/** Limit of filters counted by one call: each is a query of its own. */
export const MOST_COUNTED_FILTERS = 60;

export const advanceFilterClauseCounts = defineContract({
  name: 'advance-filter-clause-counts',
  method: 'POST',
  path: '/advance-filter/clause-counts',
  roles: rolesThatCan('candidates.search'),
  summary:
    'How many candidates each of several filters selects: single clauses of a search, or the search without one.',
  body: z.strictObject({ filters: z.array(candidateFilter).min(1).max(MOST_COUNTED_FILTERS) }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** Exact counts in the filters' order. */
    counts: z.array(z.int()),
  }),
  errors: {
    400: FILTER_PROBLEMS,
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});

const matchedWord = z.strictObject({
  group: z.string(),
  index: z.int(),
  /** The badge or leaf as typed. */
  text: z.string(),
  /** unwanted: excluded, or under a NOT. */
  kind: z.enum(['required', 'optional', 'unwanted']),
  found: matchedPart.nullable(),
});
export type MatchedWord = z.infer<typeof matchedWord>;

export const candidateMatched = defineContract({
  name: 'candidate-matched',
  method: 'POST',
  path: '/candidate/{id}/matched',
  roles: rolesThatCan('candidates.search'),
  summary: 'Which parts of a search one candidate matches: of Pro Search (filter), of list search, or of both.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({
    filter: candidateFilter.prefault({}),
    searchTerm: z.string().max(10_000).default(''),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** Whether the whole search finds the candidate. */
    finds: z.boolean(),
    words: z.array(matchedWord),
    filters: z.array(z.strictObject({ name: z.string(), met: z.boolean() })),
  }),
  errors: {
    400: FILTER_PROBLEMS,
    404: 'The candidate is not in the index, or not yet.',
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});

/** Fields with suggestions: groups of Pro Search by their wire names. */
export const suggestingFields = ['keyword', 'designation', 'company', 'skills', 'institutes'] as const;
const termKinds = ['skill', 'title', 'employer', 'institute'] as const;

const suggestedTerm = z.strictObject({ term: z.string(), kind: z.enum(termKinds), candidates: z.int() });
export type SuggestedTerm = z.infer<typeof suggestedTerm>;

export const suggestTerms = defineContract({
  name: 'suggest-terms',
  method: 'POST',
  path: '/suggest-terms',
  roles: rolesThatCan('candidates.search'),
  summary:
    'Skills, current titles, current employers and institutes of candidates that start with the text, or hold a word that does; if none does, those spelled nearly like it.',
  body: z.strictObject({ field: z.enum(suggestingFields), prefix: z.string().trim().max(100) }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** At most 12: prefix matches before other matches, most frequent first. */
    terms: z.array(suggestedTerm),
    /** Without any such term: at most 3 that differ from the text in one or two letters, nearest first. */
    alike: z.array(suggestedTerm),
  }),
  errors: { 503: 'The search engine is away.' },
});

export const fetchCities = defineContract({
  name: 'fetch-cities',
  method: 'POST',
  path: '/fetch-cities',
  roles: 'signed-in',
  summary:
    'Cities and districts whose name, or another name of theirs, starts with or contains the text; at most 20. ' +
    '`notes` says which other name matched; `groups` are regions that stand for several cities.',
  body: z.strictObject({ keyword: z.string().trim().max(100) }),
  response: z.strictObject({
    success: z.literal(true),
    cities: z.array(z.string()),
    /** By city: 'formerly Bombay', 'includes Bandra'. */
    notes: z.record(z.string(), z.string()),
    groups: z.array(z.strictObject({ name: z.string(), cities: z.array(z.string()) })),
    message: z.string(),
  }),
  errors: {},
});

export const EXPORTED_AT_ONCE = 1_000;

export const candidatesExport = defineContract({
  name: 'candidates-export',
  method: 'POST',
  path: '/candidates-export',
  roles: rolesThatCan('candidates.export'),
  summary: 'These candidates as a spreadsheet, in the given order; removed ones are left out. Each export is logged.',
  body: z.strictObject({
    ids: z
      .array(recordId)
      .min(1, 'No candidates selected!')
      .max(EXPORTED_AT_ONCE, `At most ${EXPORTED_AT_ONCE.toLocaleString('en-IN')} candidates can be exported at once!`),
  }),
  file: [XLSX_MEDIA_TYPE],
  errors: { 404: 'None of the candidates exists any longer.', 429: DAY_USED_UP },
});

const pastSearch = z.strictObject({
  _id: z.string(),
  filter: candidateFilter,
  /** How many candidates the last run found, up to 10,000. */
  found: z.int(),
  /** Time of the last run. */
  at: z.string(),
});
export type PastSearch = z.output<typeof pastSearch>;

export const searchHistory = defineContract({
  name: 'search-history',
  method: 'GET',
  path: '/search-history',
  roles: rolesThatCan('searches.history'),
  summary: 'The caller’s own searches of the last 90 days, each once, the newest first, at most 200.',
  response: z.strictObject({ success: z.literal(true), message: z.string(), searches: z.array(pastSearch) }),
  errors: {},
});

export const searchHistoryClear = defineContract({
  name: 'search-history-clear',
  method: 'DELETE',
  path: '/search-history',
  roles: rolesThatCan('searches.history'),
  summary: 'Deletes the caller’s search history.',
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {},
});

const { itemsPerPage: _size, currentPage: _page, ...filterFields } = candidateFilterShape;

export const listCandidates = defineContract({
  name: 'list-candidates',
  method: 'POST',
  path: '/list-candidates',
  roles: rolesThatCan('candidates.search'),
  summary: 'List search: all candidates, last updated first, or those that the search text finds.',
  body: z.strictObject({
    page: z.int().min(1).default(1),
    searchTerm: z.string().max(10_000).default(''),
    candidatesPerPage: z.union(pageSizes.map((size) => z.literal(size))).default(10),
    filterOptions: z.strictObject(filterFields).optional(),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    candidates: z.array(candidateCard),
    /** Exact to 10,000, and 10,000 beyond. */
    totalCandidates: z.int(),
    totalPages: z.int(),
  }),
  errors: {
    400: FILTER_PROBLEMS,
    429: `Too many searches from this account in a short time; Retry-After says when to try again. Or: ${DAY_USED_UP}`,
    503: SEARCH_AWAY,
  },
});

/** In what two candidates are alike. */
const likeness = z.strictObject({
  skills: z.array(z.string()),
  titles: z.array(z.string()),
  /** Differs by at most a quarter. */
  experience: z.boolean(),
  city: z.boolean(),
});

const similarCandidate = candidateCard.omit({ matched: true }).extend({ alike: likeness });
export type SimilarCandidate = z.infer<typeof similarCandidate>;

export const candidateSimilar = defineContract({
  name: 'candidate-similar',
  method: 'GET',
  path: '/candidate/{id}/similar',
  roles: rolesThatCan('candidates.search'),
  summary: 'The six candidates most like one by skills, title, experience and city, with the reasons.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), candidates: z.array(similarCandidate) }),
  errors: {
    404: 'There is no such candidate, or it was removed.',
    429: `Too many searches from this account in a short time; Retry-After says when to try again. Or: ${DAY_USED_UP}`,
    503: SEARCH_AWAY,
  },
});
