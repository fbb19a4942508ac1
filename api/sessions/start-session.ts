import { randomBytes } from 'node:crypto';
import type { Dependencies } from '#api/dependencies.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { accountGone } from './account-gone.ts';
import { sessionId } from './session-id.ts';
import { signToken } from './session-token.ts';

const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

export interface Device {
  browserName: string;
  fingerPrintId: string;
  ipAddress: string;
}

/** The account as it was read when its password was checked: a later change of the password ends the session. */
export type SessionAccount = Pick<UserRecord, '_id' | 'passwordVersion'>;

export interface SessionStart {
  /** What the screen sent; recorded, and decides nothing. */
  selectedRole?: string;
}

/** Stores a new session and the log entry of its sign-in; gives the token for the cookie. Throws 401 where the account is gone. */
export async function startSession(
  deps: Dependencies,
  account: SessionAccount,
  device: Device,
  start: SessionStart = {},
): Promise<string> {
  const token = await openSession(deps, account, device, start);
  await deps.mongo.sessionLogs.insertMany([{ userId: account._id, status: 'in', createdAt: deps.now(), ...device }]);
  return token;
}

/** The same without a log entry: another session for somebody who is signed in already. */
export async function openSession(
  deps: Dependencies,
  { _id: user, passwordVersion = 0 }: SessionAccount,
  { browserName, fingerPrintId, ipAddress }: Device,
  { selectedRole }: SessionStart = {},
): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const at = deps.now();
  const expiresAt = new Date(at.getTime() + LONGEST_MS);
  const device = { browserName, fingerPrintId, ipAddress, ...(selectedRole && { selectedRole }) };
  const _id = sessionId(key);
  await deps.mongo.sessions.insertMany([
    { _id, user, passwordVersion, createdAt: at, lastSeenAt: at, expiresAt, ...device },
  ]);
  // an account that is being erased takes the session along
  if (!(await afterCreating(deps, 'sessions', { _id, owner: user }))) throw accountGone();
  return signToken({ key, userId: String(user) }, expiresAt, deps.sessionSecret);
}
