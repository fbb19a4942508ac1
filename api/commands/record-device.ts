import type { Dependencies } from '#api/dependencies.ts';
import type { Device } from '#api/sessions/start-session.ts';
import { type DeviceInfo, RECENT_SIGN_INS, type UserRecord } from '#mongo/models/user.ts';
import { notify } from './notify.ts';

/** More browsers than anybody uses; the one that was used longest ago gives way. */
const DEVICES_KEPT = 50;

/** Adds a sign-in to the account's devices; one from a device that it never signed in from is told to its owner. */
export async function recordDevice(deps: Dependencies, user: UserRecord, device: Device): Promise<void> {
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
  await deps.mongo.users.updateOne({ _id: user._id }, { $set: { deviceInfos, lastSignInAt: now } });
  if (known) return;
  await notify(deps, {
    user: user._id,
    type: 'device-status',
    title: 'Sign-in from a new device',
    description: `Your account was signed in to from ${browserName || 'an unknown browser'} at the address ${device.ipAddress}. If it was not you, change your password: that signs out every device.`,
  });
}

/** The browser's own fingerprint tells devices apart; where it has none, its name does. */
function isSame(one: DeviceInfo, other: Device): boolean {
  return one.fingerPrintId || other.fingerPrintId
    ? one.fingerPrintId === other.fingerPrintId
    : one.browserName === other.browserName;
}
