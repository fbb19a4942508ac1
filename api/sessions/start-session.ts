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

/** The account as it was read when its password was checked: a later change of the password ends the session. */
type SessionAccount = Pick<UserRecord, '_id' | 'passwordVersion'>;

interface SessionStart {
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

/** Revokes the session at once, in every process, and logs the sign-out with its device. */
export async function endSession(deps: Dependencies, session: Session, ipAddress: string): Promise<void> {
  const now = deps.now();
  const record = await deps.mongo.sessions
    .findOneAndUpdate({ _id: sessionId(session.key) }, { $set: { revokedAt: now } }, { returnDocument: 'before' })
    .lean();
  if (!record || record.revokedAt) return;
  await deps.mongo.sessionLogs.insertMany([{ ...signOut(record, now), ipAddress }]);
}

/** Revokes every session of an account, as when its password was changed or it is deleted; each sign-out is logged. */
export async function endAllSessions(deps: Pick<Dependencies, 'mongo' | 'now'>, userId: string): Promise<void> {
  const user = new Types.ObjectId(userId);
  const now = deps.now();
  const live = (await deps.mongo.sessions.find({ user }).lean()).filter(
    ({ revokedAt, expiresAt }) => !revokedAt && expiresAt > now,
  );
  if (live.length === 0) return;
  await deps.mongo.sessions.updateMany({ _id: { $in: live.map(({ _id }) => _id) } }, { $set: { revokedAt: now } });
  await deps.mongo.sessionLogs.insertMany(live.map((record) => signOut(record, now)));
}

function signOut({ user, ipAddress, browserName, fingerPrintId }: SessionRecord, now: Date) {
  return { userId: user, status: 'out' as const, createdAt: now, ipAddress, browserName, fingerPrintId };
}

/** What the session was begun from. */
export async function readDevice({ mongo }: Pick<Dependencies, 'mongo'>, session: Session): Promise<Device> {
  const record = await mongo.sessions.findOne({ _id: sessionId(session.key) }).lean();
  const { browserName = '', fingerPrintId = '', ipAddress = '' } = record ?? {};
  return { browserName, fingerPrintId, ipAddress };
}

/** More browsers than anybody uses; the one that was used longest ago gives way. */
const DEVICES_KEPT = 50;

/** Of as many sign-ins at once the last one needs all of them. */
const TRIES = 50;
const PAUSE_MS = 20;

/** Adds a sign-in to the account's devices; one from a device that it never signed in from is told to its owner. */
export async function recordDevice(
  deps: Dependencies,
  { _id }: Pick<UserRecord, '_id'>,
  device: Device,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const user = await deps.mongo.users.findOne({ _id }).lean<UserRecord>();
    if (!user) return;
    const outcome = await tryToRecord(deps, user, device);
    if (outcome === 'new device') await tellOwner(deps, _id, device);
    if (outcome !== 'conflict') return;
    await pause(Math.random() * PAUSE_MS);
  }
  // the sign-in stands without its entry
  deps.log.warn({ user: String(_id) }, 'a sign-in was not added to the devices: others were always quicker');
}

/** Writes the devices only if no other sign-in came in between: `lastSignInAt` rises with each. */
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

async function tellOwner(deps: Dependencies, user: Types.ObjectId, { browserName, ipAddress }: Device): Promise<void> {
  await notify(deps, {
    user,
    type: 'device-status',
    title: 'Sign-in from a new device',
    description: `Your account was signed in to from ${browserName || 'an unknown browser'} at the address ${ipAddress}. If it was not you, change your password: that signs out every device.`,
  });
}

/** The browser's own fingerprint tells devices apart; where it has none, its name does. */
function isSame(one: DeviceInfo, other: Device): boolean {
  return one.fingerPrintId || other.fingerPrintId
    ? one.fingerPrintId === other.fingerPrintId
    : one.browserName === other.browserName;
}
