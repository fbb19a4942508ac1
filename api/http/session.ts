import { createHash } from 'node:crypto';
import type { OwnLimits } from '#domain/daily-uses.ts';
import type { SessionRecord } from '#mongo/models/session.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import type { CurrentUser } from './contract.ts';
import type { Dependencies } from './dependencies.ts';

/** A request's validated session: the record's key and its account as the owner sees it. */
export interface Session {
  key: string;
  user: CurrentUser;
  /** Set by an admin for this account. */
  dailyLimits: OwnLimits;
  /** When the password was last entered in this session. */
  provedAt: Date;
  /** Whether the account's role requires a second factor that the account doesn't have. */
  mustSetUpSecondFactor: boolean;
}

/** The record's `_id` for a session's key. It is a hash, so that reading the database yields no usable key. */
export function sessionId(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * Whether a session was started with the account's current password. Uses a counter, since clocks of processes differ.
 */
export const isOfPassword = (
  session: Pick<SessionRecord, 'passwordVersion'>,
  account: Pick<UserRecord, 'passwordVersion'>,
): boolean => (session.passwordVersion ?? 0) === (account.passwordVersion ?? 0);

export const IDLE_LIMIT_MS = 12 * 60 * 60 * 1000;

/** Whether a stream's session is still valid: streams outlive the check at their start. */
export async function isSessionOpen({ mongo, now }: Dependencies, key: string): Promise<boolean> {
  const record = await mongo.sessions.findOne({ _id: sessionId(key) }).lean<SessionRecord>();
  if (!record || record.revokedAt) return false;
  const account = await mongo.users.findOne({ _id: record.user }, { passwordVersion: 1 }).lean<UserRecord>();
  if (!account || !isOfPassword(record, account)) return false;
  const time = now();
  return record.expiresAt > time && time.getTime() - record.lastSeenAt.getTime() < IDLE_LIMIT_MS;
}

/** The fields that presentUser reads; a projection without the device list, which may be long, and the password hash. */
export const presentedFields = { id: 1, firstName: 1, lastName: 1, email: 1, contact: 1, role: 1 } as const;

/** An account as its owner sees it, without password and devices. */
export function presentUser(user: UserRecord): CurrentUser {
  return {
    _id: String(user._id),
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName ?? '',
    email: user.email,
    contact: user.contact ?? '',
    role: user.role,
  };
}

/** An account's name as others see it. */
export const fullName = ({ firstName, lastName }: Pick<CurrentUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
