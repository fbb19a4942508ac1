import { setTimeout as pause } from 'node:timers/promises';
import type { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import type { Device } from '#api/sessions/start-session.ts';
import { type DeviceInfo, RECENT_SIGN_INS, type UserRecord } from '#mongo/models/user.ts';
import { notify } from './notify.ts';

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
