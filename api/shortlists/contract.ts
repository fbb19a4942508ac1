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
  /** How many candidates are on it. */
  count: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Shortlist = z.infer<typeof shortlist>;

/** A list as whoever may see it sees it. */
const seenShortlist = shortlist.extend({
  /** Whether it is the caller's own; only then it can be changed. */
  mine: z.boolean(),
  /** Null where the owner's account is gone. */
  owner: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  /** The emails of the accounts it is shared with; told to its owner alone. */
  sharedWith: z.array(z.string()),
});
export type SeenShortlist = z.infer<typeof seenShortlist>;

const shortlistAnswer = z.strictObject({ success: z.literal(true), message: z.string(), shortlist });

/** Candidates to put on a list or take off it. */
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
  summary: 'Makes an empty list of candidates.',
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
  summary: 'Puts candidates on a list; who is on it already stays where it is, who is gone is left out.',
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
  summary: 'Takes candidates off a list.',
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
  summary: 'A list’s candidates as cards, the last added first, 20 a page; who is gone is left out.',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(100).default(1) }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    shortlist: seenShortlist,
    /** Everybody on it, in this order, those who are gone included: what an export asks for. */
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
