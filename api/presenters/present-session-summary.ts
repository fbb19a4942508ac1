import type { CurrentUser } from '#api/contract/current-user.ts';
import type { SessionSummary } from '#api/contract/fetch-session-logs.ts';
import type { LastSessions } from '#api/session-logs/read-last-sessions.ts';

/** A sign-in at the very moment of a sign-out came after it: it ended the session before. */
export function presentSessionSummary(
  { _id, id, firstName, lastName }: CurrentUser,
  { in: login, out: logout }: LastSessions = {},
): SessionSummary {
  const isIn = login !== undefined && (logout === undefined || login >= logout);
  const lastStatus = isIn ? 'in' : logout ? 'out' : null;
  return {
    _id,
    id,
    firstName,
    lastName,
    lastStatus,
    lastLogin: login?.toISOString() ?? null,
    lastLogout: logout?.toISOString() ?? null,
  };
}
