import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { sessionId } from './session-id.ts';
import { signToken } from './session-token.ts';

const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

export interface Device {
  browserName: string;
  fingerPrintId: string;
  ipAddress: string;
}

export interface SessionStart {
  /** When the account's password was read: a session from before a change of it is none. Without it, now. */
  at?: Date;
  /** What the screen sent; recorded, and decides nothing. */
  selectedRole?: string;
}

/** Stores a new session and the log entry of its sign-in; gives the token for the cookie. */
export async function startSession(
  deps: Dependencies,
  userId: string,
  device: Device,
  start: SessionStart = {},
): Promise<string> {
  const token = await openSession(deps, userId, device, start);
  await deps.mongo.sessionLogs.insertMany([
    { userId: new Types.ObjectId(userId), status: 'in', createdAt: deps.now(), ...device },
  ]);
  return token;
}

/** The same without a log entry: another session for somebody who is signed in already. */
export async function openSession(
  deps: Dependencies,
  userId: string,
  { browserName, fingerPrintId, ipAddress }: Device,
  { at = deps.now(), selectedRole }: SessionStart = {},
): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const expiresAt = new Date(at.getTime() + LONGEST_MS);
  const user = new Types.ObjectId(userId);
  const device = { browserName, fingerPrintId, ipAddress, ...(selectedRole && { selectedRole }) };
  await deps.mongo.sessions.insertMany([
    { _id: sessionId(key), user, createdAt: at, lastSeenAt: at, expiresAt, ...device },
  ]);
  return signToken({ key, userId }, expiresAt, deps.sessionSecret);
}
