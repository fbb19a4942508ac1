import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { PROOF_MINUTES } from '#api/http/contract/refusal-reasons.ts';
import { defineContract } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

/** Maximum number of listed sessions: the most recently used ones. */
export const SESSIONS_SHOWN = 50;

const params = z.strictObject({ userId: recordId });
const proofNeeded = `Another role; the password was entered more than ${PROOF_MINUTES} minutes ago (reason \`proof-needed\`); or a request from another site.`;
const noSuchAccount = 'There is no such account, or it is another’s.';

const openSession = z.strictObject({
  /** Identifies the session to `end-session`; the cookie can't be derived from it. */
  sessionId: z.string(),
  /** The session that sent this request. */
  isCurrent: z.boolean(),
  browserName: z.string(),
  ipAddress: z.string(),
  createdAt: z.string(),
  /** Up to five minutes old. */
  lastSeenAt: z.string(),
});
export type OpenSession = z.infer<typeof openSession>;

export const openSessions = defineContract({
  name: 'open-sessions',
  method: 'GET',
  path: '/open-sessions/{userId}',
  roles: rolesThatCan('session-logs.read'),
  summary: `An account's open sessions, the caller's first, then the most recently used, at most ${SESSIONS_SHOWN}: an admin sees any account's, others their own.`,
  params,
  response: z.strictObject({ success: z.literal(true), sessions: z.array(openSession), total: z.int() }),
  errors: { 404: noSuchAccount },
});

const ended = z.strictObject({ success: z.literal(true), message: z.string(), ended: z.int() });

export const endOneSession = defineContract({
  name: 'end-session',
  method: 'POST',
  path: '/end-session/{userId}',
  roles: rolesThatCan('sessions.end'),
  summary:
    'Ends one of an account’s sessions in every process at once. A session that has already ended is no error: `ended` is then 0. An admin may end any account’s, others their own.',
  params,
  body: z.strictObject({ sessionId: z.string().min(1).max(100) }),
  response: ended,
  errors: { 403: proofNeeded, 404: noSuchAccount },
});

export const endOtherSessions = defineContract({
  name: 'end-other-sessions',
  method: 'POST',
  path: '/end-other-sessions/{userId}',
  roles: rolesThatCan('sessions.end'),
  summary: 'Ends all of an account’s sessions except the one that sends this request.',
  params,
  response: ended,
  errors: { 403: proofNeeded, 404: noSuchAccount },
});
