import type { Dependencies } from '#api/dependencies.ts';
import type { CallContext } from '#api/routes/handler.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { idOf, makeDeviceToken, tokenForEmail } from './device-token.ts';

/** Makes this browser a known device of the account, as read when its password or code was checked. */
export function rememberDevice(
  { sessionSecret }: Pick<Dependencies, 'sessionSecret'>,
  account: Pick<UserRecord, 'email' | 'passwordHash'>,
  ctx: Pick<CallContext, 'deviceTokens' | 'setDeviceTokens'>,
): void {
  const former = tokenForEmail(sessionSecret, ctx.deviceTokens, account.email);
  const others = ctx.deviceTokens.filter((token) => token !== former);
  // the id stays, so that signing in again gives no further tries
  const token = makeDeviceToken(sessionSecret, account, former && idOf(former));
  ctx.setDeviceTokens([token, ...others]);
}
