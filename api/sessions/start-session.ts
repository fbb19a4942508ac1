import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { accountGone } from '#api/http/errors.ts';
import { type Session, sessionId } from '#api/http/session.ts';
import { notify } from '#api/notifications/notify.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import type { SessionRecord } from '#mongo/models/session.ts';
import { type DeviceInfo, RECENT_SIGN_INS, type UserRecord } from '#mongo/models/user.ts';
import { signToken } from './read-session.ts';

const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

interface Device {
  browserName: string;
  fingerPrintId: string;
  ipAddress: string;
}

/** The account as read when its password was checked: a later password change ends the session. */
type SessionAccount = Pick<UserRecord, '_id' | 'passwordVersion'>;

interface SessionStart {
  /** As sent by the screen; recorded only. */
  selectedRole?: string;
  /** When the password was entered; if absent, now. */
  provedAt?: Date;
}

/**
 * Stores a new session and its sign-in log entry; returns the token for the cookie. Throws 401 if the account no longer
 * exists.
 */
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

/** The same without a log entry: a replacement session for a signed-in account. */
export async function openSession(
  deps: Dependencies,
  { _id: user, passwordVersion = 0 }: SessionAccount,
  { browserName, fingerPrintId, ipAddress }: Device,
  { selectedRole, provedAt }: SessionStart = {},
): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const at = deps.now();
  const expiresAt = new Date(at.getTime() + LONGEST_MS);
  const device = {
    browserName,
    fingerPrintId,
    ipAddress,
    ...(selectedRole && { selectedRole }),
    ...(provedAt && { provedAt }),
  };
  const _id = sessionId(key);
  await deps.mongo.sessions.insertMany([
    { _id, user, passwordVersion, createdAt: at, lastSeenAt: at, expiresAt, ...device },
  ]);
  // an account that is being erased takes the session with it
  if (!(await afterCreating(deps, 'sessions', { _id, owner: user }))) throw accountGone();
  return signToken({ key, userId: String(user) }, expiresAt, deps.secrets.current);
}

/** Revokes the session immediately, in every process, and logs the sign-out with its device. */
export async function endSession(deps: Dependencies, session: Session, ipAddress: string): Promise<void> {
  const now = deps.now();
  const record = await deps.mongo.sessions
    .findOneAndUpdate({ _id: sessionId(session.key) }, { $set: { revokedAt: now } }, { returnDocument: 'before' })
    .lean();
  if (!record || record.revokedAt) return;
  await deps.mongo.sessionLogs.insertMany([{ ...signOut(record, now), ipAddress }]);
}

/** Revokes all sessions of an account after a password change or deletion; logs each sign-out. */
export async function endAllSessions(deps: Pick<Dependencies, 'mongo' | 'now'>, userId: string): Promise<void> {
  await endSessions(deps, new Types.ObjectId(userId), () => true);
}

/** Revokes those of an account's sessions that `which` accepts; logs each sign-out. Returns how many were open. */
export async function endSessions(
  deps: Pick<Dependencies, 'mongo' | 'now'>,
  user: Types.ObjectId,
  which: (record: SessionRecord) => boolean,
): Promise<number> {
  const now = deps.now();
  const live = (await deps.mongo.sessions.find({ user }).lean<SessionRecord[]>()).filter(
    (record) => !record.revokedAt && record.expiresAt > now && which(record),
  );
  if (live.length === 0) return 0;
  await deps.mongo.sessions.updateMany({ _id: { $in: live.map(({ _id }) => _id) } }, { $set: { revokedAt: now } });
  await deps.mongo.sessionLogs.insertMany(live.map((record) => signOut(record, now)));
  return live.length;
}

function signOut({ user, ipAddress, browserName, fingerPrintId }: SessionRecord, now: Date) {
  return { userId: user, status: 'out' as const, createdAt: now, ipAddress, browserName, fingerPrintId };
}

/** The device that the session was started from. */
export async function readDevice({ mongo }: Pick<Dependencies, 'mongo'>, session: Session): Promise<Device> {
  const record = await mongo.sessions.findOne({ _id: sessionId(session.key) }).lean();
  const { browserName = '', fingerPrintId = '', ipAddress = '' } = record ?? {};
  return { browserName, fingerPrintId, ipAddress };
}

/** More browsers than anyone uses; the least recently used one is dropped. */
const DEVICES_KEPT = 50;

/** Of this many concurrent sign-ins, the last one needs all attempts. */
const TRIES = 50;
const PAUSE_MS = 20;

/** Adds a sign-in to the account's devices; the owner is notified of a new device. */
export async function recordDevice(
  deps: Dependencies,
  { _id }: Pick<UserRecord, '_id'>,
  device: Device,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const user = await deps.mongo.users.findOne({ _id }).lean<UserRecord>();
    if (!user) return;
    const outcome = await tryToRecord(deps, user, device);
    if (outcome === 'new device') await notifyOwner(deps, _id, device);
    if (outcome !== 'conflict') return;
    await pause(Math.random() * PAUSE_MS);
  }
  // the sign-in succeeds without its entry
  deps.log.warn({ user: String(_id) }, 'adding a sign-in to the devices failed: too many concurrent sign-ins');
}

/** Writes the devices only if no other sign-in came in between: `lastSignInAt` increases with each. */
async function tryToRecord(
  deps: Dependencies,
  user: UserRecord,
  device: Device,
): Promise<'known device' | 'new device' | 'conflict'> {
  const now = deps.now();
  const devices = user.deviceInfos ?? [];
  const known = devices.find((each) => isSame(each, device));
  const { fingerPrintId, browserName } = device;
  const used: DeviceInfo = {
    fingerPrintId,
    browserName,
    recentLoggedTime: [...(known?.recentLoggedTime ?? []), now].slice(-RECENT_SIGN_INS),
    loginCount: (known?.loginCount ?? 0) + 1,
  };
  const deviceInfos = [...devices.filter((each) => each !== known), used].slice(-DEVICES_KEPT);
  const before = user.lastSignInAt;
  const lastSignInAt = before && before >= now ? new Date(before.getTime() + 1) : now;
  const { matchedCount } = await deps.mongo.users.updateOne(
    { _id: user._id, lastSignInAt: before ?? { $exists: false } },
    { $set: { deviceInfos, lastSignInAt } },
  );
  if (matchedCount === 0) return 'conflict';
  return known ? 'known device' : 'new device';
}

async function notifyOwner(
  deps: Dependencies,
  user: Types.ObjectId,
  { browserName, ipAddress }: Device,
): Promise<void> {
  await notify(deps, {
    user,
    type: 'device-status',
    title: 'Sign-in from a new device',
    description: `Your account was signed in to from ${browserName || 'an unknown browser'} at the address ${ipAddress}. If it was not you, change your password: that signs out every device.`,
  });
}

/** Devices are identified by the browser's fingerprint or, without one, by its name. */
function isSame(one: DeviceInfo, other: Device): boolean {
  return one.fingerPrintId || other.fingerPrintId
    ? one.fingerPrintId === other.fingerPrintId
    : one.browserName === other.browserName;
}
