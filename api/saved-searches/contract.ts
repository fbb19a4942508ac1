import { z } from 'zod';
import { email, recordId, requiredText } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { FILTER_PROBLEMS, SEARCH_AWAY } from '#api/search/contract.ts';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { rolesThatCan } from '#domain/permissions.ts';

export const SAVED_SEARCHES_OF_ACCOUNT = 100;
/** Applies to searches and lists. */
export const SHARED_WITH = 50;
/** An alert requires a search that finds no more than this. */
export const ALERTED_CANDIDATES = 5_000;

const searchAlert = z.enum(['off', 'daily', 'at-once']);
export type SearchAlert = z.infer<typeof searchAlert>;

/** The name of a search or shortlist. */
export const givenName = requiredText('Name is required!').max(80, 'Name may have at most 80 characters!');

const emailsOf = (what: string) =>
  z.array(email).max(SHARED_WITH, `A ${what} can be shared with at most ${SHARED_WITH} accounts!`);
export const sharedEmails = emailsOf('search');
export const listEmails = emailsOf('list');

const savedSearch = z.strictObject({
  _id: z.string(),
  name: z.string(),
  /** Page 1 of the search, with every field. */
  filter: candidateFilter,
  /** Whether it is the caller's own; others can't be changed. */
  mine: z.boolean(),
  /** Null if the owner's account no longer exists. */
  owner: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  /** The emails of the accounts it is shared with; only shown to its owner. */
  sharedWith: z.array(z.string()),
  /** How often its owner is notified of new matches; only shown to its owner. */
  alert: searchAlert,
  createdAt: z.string(),
});
export type SavedSearch = z.output<typeof savedSearch>;

const savedSearchAnswer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  search: savedSearch,
});

export const savedSearches = defineContract({
  name: 'saved-searches',
  method: 'GET',
  path: '/saved-searches',
  roles: rolesThatCan('searches.keep'),
  summary: 'The caller’s own saved searches and those shared with it, by name.',
  response: z.strictObject({ success: z.literal(true), message: z.string(), searches: z.array(savedSearch) }),
  errors: {},
});

const searchNews = z.strictObject({
  _id: z.string(),
  name: z.string(),
  newCandidates: z.int(),
  /** The last run, or when the search was saved if that is later; at most 90 days ago. ISO 8601. */
  since: z.string(),
});
export type SavedSearchNews = z.infer<typeof searchNews>;

export const savedSearchNews = defineContract({
  name: 'saved-search-news',
  method: 'GET',
  path: '/saved-searches/news',
  roles: rolesThatCan('searches.keep'),
  summary:
    'How many candidates that the searches of `/saved-searches` find were added since the caller last ran each: at most 100 searches, the caller’s own first.',
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** Without searches that select all candidates, and those too large to be counted with the others. */
    searches: z.array(searchNews),
  }),
  errors: {
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});

export const savedSearchCreate = defineContract({
  name: 'saved-search-create',
  method: 'POST',
  path: '/saved-searches',
  roles: rolesThatCan('searches.keep'),
  summary: 'Saves a search under a name; page and page size are not kept.',
  body: z.strictObject({ name: givenName, filter: candidateFilter }),
  response: savedSearchAnswer,
  errors: {
    400: `${FILTER_PROBLEMS} Or the account has 100 saved searches.`,
    409: 'The account has a search of this name.',
  },
});

export const savedSearchChange = defineContract({
  name: 'saved-search-change',
  method: 'PUT',
  path: '/saved-searches/{id}',
  roles: rolesThatCan('searches.keep'),
  summary:
    'Renames a saved search, replaces its filter, shares it with exactly these accounts, sets its alert; what is absent stays.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({
    name: givenName.optional(),
    /** As at creation. An alert that is on reports no candidate that this search finds already. */
    filter: candidateFilter.optional(),
    /** Accounts of employers or admins; those left out lose access. */
    sharedWith: sharedEmails.optional(),
    alert: searchAlert.optional(),
  }),
  response: savedSearchAnswer,
  errors: {
    400: `An email is no employer’s account, or a search with an alert finds more than 5,000 candidates. ${FILTER_PROBLEMS}`,
    403: 'The search is shared with the caller, who may not change it.',
    404: 'There is no such search, or it is another’s.',
    409: 'The account has another search of this name.',
    503: SEARCH_AWAY,
  },
});

export const savedSearchDelete = defineContract({
  name: 'saved-search-delete',
  method: 'DELETE',
  path: '/saved-searches/{id}',
  roles: rolesThatCan('searches.keep'),
  summary: 'Deletes a saved search and its alert.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    403: 'The search is shared with the caller, who may not delete it.',
    404: 'There is no such search, or it is another’s.',
  },
});
