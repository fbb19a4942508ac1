import { handler } from '#api/http/handler.ts';
import { IDLE_LIMIT_MS, isOfPassword, type Session, sessionId } from '#api/http/session.ts';
import { requireRecentProof } from '#api/sessions/recent-proof.ts';
import { endSessions } from '#api/sessions/start-session.ts';
import { type Action, canFor } from '#domain/permissions.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { SessionRecord } from '#mongo/models/session.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { findUser, noSuchUser } from './find-accounts.ts';
import { endOneSession, endOtherSessions, openSessions, SESSIONS_SHOWN } from './open-sessions-contract.ts';

/** Finds the account if the caller may do `action` on it; otherwise throws 404. */
async function findOwner(mongo: Mongo, { user }: Session, action: Action, userId: string): Promise<UserRecord> {
  if (!canFor(user, action, userId)) throw noSuchUser();
  return findUser(mongo, userId);
}

/** Reads an account's sessions that are still accepted, in no particular order. */
async function readOpenSessions(mongo: Mongo, user: UserRecord, now: Date): Promise<SessionRecord[]> {
  const all = await mongo.sessions.find({ user: user._id }).lean<SessionRecord[]>();
  return all.filter(
    (record) =>
      !record.revokedAt &&
      record.expiresAt > now &&
      now.getTime() - record.lastSeenAt.getTime() < IDLE_LIMIT_MS &&
      isOfPassword(record, user),
  );
}

const howManyEnded = (ended: number) => ({
  success: true as const,
  message: ended === 1 ? '1 session ended.' : `${ended} sessions ended.`,
  ended,
});

export const openSessionsRoute = handler(openSessions, async ({ input, session, deps: { mongo, now } }) => {
  const user = await findOwner(mongo, session, 'session-logs.read', input.params.userId);
  const current = sessionId(session.key);
  const open = (await readOpenSessions(mongo, user, now())).toSorted(
    (one, other) =>
      Number(other._id === current) - Number(one._id === current) ||
      other.lastSeenAt.getTime() - one.lastSeenAt.getTime() ||
      other.createdAt.getTime() - one.createdAt.getTime(),
  );
  return {
    success: true,
    total: open.length,
    sessions: open.slice(0, SESSIONS_SHOWN).map(({ _id, browserName, ipAddress, createdAt, lastSeenAt }) => ({
      sessionId: _id,
      isCurrent: _id === current,
      browserName: browserName ?? '',
      ipAddress: ipAddress ?? '',
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
});

export const endSessionRoute = handler(endOneSession, async ({ input, session, deps }) => {
  requireRecentProof(deps, session);
  const user = await findOwner(deps.mongo, session, 'sessions.end', input.params.userId);
  return howManyEnded(await endSessions(deps, user._id, ({ _id }) => _id === input.body.sessionId));
});

export const endOtherSessionsRoute = handler(endOtherSessions, async ({ input, session, deps }) => {
  requireRecentProof(deps, session);
  const user = await findOwner(deps.mongo, session, 'sessions.end', input.params.userId);
  const current = sessionId(session.key);
  return howManyEnded(await endSessions(deps, user._id, ({ _id }) => _id !== current));
});
