import { z } from 'zod';
import { candidateFilter } from '#search-templates/language/candidate-filter.ts';
import { email } from './fields/email.ts';
import { requiredText } from './fields/required-text.ts';

export const SAVED_SEARCHES_OF_ACCOUNT = 100;
/** A search or a list. */
export const SHARED_WITH = 50;
/** An alert needs a search that finds no more than so many. */
export const ALERTED_CANDIDATES = 5_000;

export const searchAlert = z.enum(['off', 'daily', 'at-once']);
export type SearchAlert = z.infer<typeof searchAlert>;

/** What people name a search or a shortlist. */
export const givenName = requiredText('Name is required!').max(80, 'Name may have at most 80 characters!');

const emailsOf = (what: string) =>
  z.array(email).max(SHARED_WITH, `A ${what} can be shared with at most ${SHARED_WITH} accounts!`);
export const sharedEmails = emailsOf('search');
export const listEmails = emailsOf('list');

export const savedSearch = z.strictObject({
  _id: z.string(),
  name: z.string(),
  /** Page 1 of the search, every field there. */
  filter: candidateFilter,
  /** Whether it is the caller's own; only then it can be changed. */
  mine: z.boolean(),
  /** Null where the owner's account is gone. */
  owner: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  /** The emails of the accounts it is shared with; told to its owner alone. */
  sharedWith: z.array(z.string()),
  /** When its owner is told of new matches; told to its owner alone. */
  alert: searchAlert,
  createdAt: z.string(),
});
export type SavedSearch = z.output<typeof savedSearch>;

export const savedSearchAnswer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  search: savedSearch,
});
