import { z } from 'zod';
import { candidateCard } from '#api/candidates/card-contract.ts';
import { recordId } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { givenName, listEmails } from '#api/saved-searches/contract.ts';
import { SEARCH_AWAY } from '#api/search/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

export const SHORTLISTS_OF_ACCOUNT = 100;
export const SHORTLISTED = 2_000;
const CHANGED_AT_ONCE = 1_000;

const shortlist = z.strictObject({
  _id: z.string(),
  name: z.string(),
  /** Number of candidates. */
  count: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Shortlist = z.infer<typeof shortlist>;

/** A list as seen by an account with access. */
const seenShortlist = shortlist.extend({
  /** Whether it is the caller's own; others can't be changed. */
  mine: z.boolean(),
  /** Null if the owner's account no longer exists. */
  owner: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  /** The emails of the accounts it is shared with; only shown to its owner. */
  sharedWith: z.array(z.string()),
});
export type SeenShortlist = z.infer<typeof seenShortlist>;

const shortlistAnswer = z.strictObject({ success: z.literal(true), message: z.string(), shortlist });

/** Candidates to add to or remove from a list. */
const chosenIds = z
  .array(recordId)
  .min(1, 'No candidates selected!')
  .max(CHANGED_AT_ONCE, `At most ${CHANGED_AT_ONCE.toLocaleString('en-IN')} candidates at once!`);

const NO_SHORTLIST = 'There is no such list, or it is another’s.';

export const shortlists = defineContract({
  name: 'shortlists',
  method: 'GET',
  path: '/shortlists',
  roles: rolesThatCan('shortlists.keep'),
  summary: 'The caller’s own lists of candidates and those shared with it, the last changed first.',
  response: z.strictObject({ success: z.literal(true), message: z.string(), shortlists: z.array(seenShortlist) }),
  errors: {},
});

export const shortlistCreate = defineContract({
  name: 'shortlist-create',
  method: 'POST',
  path: '/shortlists',
  roles: rolesThatCan('shortlists.keep'),
  summary: 'Creates an empty list of candidates.',
  body: z.strictObject({ name: givenName }),
  response: shortlistAnswer,
  errors: { 400: 'The account has 100 lists.', 409: 'The account has a list of this name.' },
});

export const shortlistChange = defineContract({
  name: 'shortlist-change',
  method: 'PUT',
  path: '/shortlists/{id}',
  roles: rolesThatCan('shortlists.keep'),
  summary: 'Renames a list.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({ name: givenName }),
  response: shortlistAnswer,
  errors: { 404: NO_SHORTLIST, 409: 'The account has another list of this name.' },
});

export const shortlistDelete = defineContract({
  name: 'shortlist-delete',
  method: 'DELETE',
  path: '/shortlists/{id}',
  roles: rolesThatCan('shortlists.keep'),
  summary: 'Deletes a list; its candidates stay.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: NO_SHORTLIST },
});

export const shortlistAdd = defineContract({
  name: 'shortlist-add',
  method: 'POST',
  path: '/shortlists/{id}/add',
  roles: rolesThatCan('shortlists.keep'),
  summary: 'Adds candidates to a list; those already on it keep their place, removed candidates are left out.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({ ids: chosenIds }),
  response: shortlistAnswer,
  errors: { 400: 'The list would hold more than 2,000 candidates.', 404: NO_SHORTLIST },
});

export const shortlistRemove = defineContract({
  name: 'shortlist-remove',
  method: 'POST',
  path: '/shortlists/{id}/remove',
  roles: rolesThatCan('shortlists.keep'),
  summary: 'Removes candidates from a list.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({ ids: chosenIds }),
  response: shortlistAnswer,
  errors: { 404: NO_SHORTLIST },
});

export const shortlistCandidates = defineContract({
  name: 'shortlist-candidates',
  method: 'GET',
  path: '/shortlists/{id}/candidates',
  roles: rolesThatCan('shortlists.keep'),
  summary: 'A list’s candidates as cards, the last added first, 20 a page; removed candidates are left out.',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(100).default(1) }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    shortlist: seenShortlist,
    /** All candidates in this order, including removed ones: the input of an export. */
    ids: z.array(z.string()),
    candidates: z.array(candidateCard),
    totalPages: z.int(),
  }),
  errors: { 404: NO_SHORTLIST, 503: SEARCH_AWAY },
});

export const shortlistShare = defineContract({
  name: 'shortlist-share',
  method: 'PUT',
  path: '/shortlists/{id}/share',
  roles: rolesThatCan('shortlists.keep'),
  summary: 'Shares a list with exactly these accounts: they see it, only its owner changes it.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({ emails: listEmails }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), shortlist: seenShortlist }),
  errors: {
    400: 'An email is no employer’s account.',
    403: 'The list is shared with the caller, who may not change it.',
    404: NO_SHORTLIST,
  },
});
