import type { UserDevice } from '#api/contract/fetch-user.ts';
import type { DeviceInfo } from '#mongo/models/user.ts';

/** A browser that an account signed in from, without its fingerprint. */
export function presentDevice({ browserName, recentLoggedTime, loginCount }: DeviceInfo): UserDevice {
  return {
    browserName: browserName ?? '',
    recentLoggedTime: (recentLoggedTime ?? []).map((at) => at.toISOString()),
    loginCount: loginCount ?? 0,
  };
}
