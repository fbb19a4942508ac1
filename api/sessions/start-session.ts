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

/** Stores a new session and the log entry of its sign-in; gives the token for the cookie. */
export async function startSession(deps: Dependencies, userId: string, device: Device): Promise<string> {
  const now = deps.now();
  const key = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + LONGEST_MS);
  const user = new Types.ObjectId(userId);
  await deps.mongo.sessions.insertMany([
    { _id: sessionId(key), user, createdAt: now, lastSeenAt: now, expiresAt, ...device },
  ]);
  await deps.mongo.sessionLogs.insertMany([{ userId: user, status: 'in', createdAt: now, ...device }]);
  return signToken({ key, userId }, expiresAt, deps.sessionSecret);
}
