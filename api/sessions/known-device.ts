import { createHmac, randomBytes } from 'node:crypto';
import type { Dependencies } from '#api/http/dependencies.ts';
import type { CallContext } from '#api/http/handler.ts';
import type { Secrets } from '#api/http/secrets.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { sameHash } from './otp.ts';

type Account = Pick<UserRecord, 'email' | 'passwordHash'>;

/**
 * A token that proves a previous sign-in from this browser: `<id>.<mac of the email>.<mac of the password's hash>`,
 * keyed by the API's secret. Nothing is stored; a changed password or email voids all tokens of the account.
 */
export function makeDeviceToken(secret: Uint8Array, account: Account, id = randomBytes(16).toString('base64url')) {
  return [id, macOf(secret, 'email', id, account.email), macOf(secret, 'password', id, account.passwordHash)].join('.');
}

/** Finds the first token for the email. Reads no account: its duration must not reveal whether the email has one. */
function tokenForEmail(secrets: Secrets, tokens: readonly string[], email: string): string | undefined {
  return tokens.find((token) => {
    const [id = '', forEmail = ''] = token.split('.');
    return secrets.all.some((secret) => sameHash(forEmail, macOf(secret, 'email', id, email)));
  });
}

/** Whether the token was created with the account's current password. */
function isOfAccount(secrets: Secrets, token: string, account: Account): boolean {
  return secrets.all.some((secret) => sameHash(token, makeDeviceToken(secret, account, idOf(token))));
}

/** The device's key in its rate limit. */
const idOf = (token: string): string => token.split('.')[0] ?? '';

function macOf(secret: Uint8Array, what: string, id: string, text: string): string {
  return createHmac('sha256', secret).update(`device:${what}:${id}:${text}`).digest('base64url');
}

interface KnownDevice {
  user: UserRecord;
  /** Identifies device and account. */
  device: string;
}

/** Finds the email's account if the browser signed in to it before with its current password; else null. */
export async function findKnownDevice(
  { mongo, secrets }: Pick<Dependencies, 'mongo' | 'secrets'>,
  email: string,
  tokens: readonly string[],
): Promise<KnownDevice | null> {
  const token = tokenForEmail(secrets, tokens, email);
  const user = token && (await mongo.users.findOne({ email }).lean<UserRecord>());
  if (!user || !isOfAccount(secrets, token, user)) return null;
  return { user, device: `${user._id}:${idOf(token)}` };
}

/** Makes this browser a known device of the account, which must be as read when its password or code was checked. */
export function rememberDevice(
  { secrets }: Pick<Dependencies, 'secrets'>,
  account: Pick<UserRecord, 'email' | 'passwordHash'>,
  ctx: Pick<CallContext, 'deviceTokens' | 'setDeviceTokens'>,
): void {
  const former = tokenForEmail(secrets, ctx.deviceTokens, account.email);
  const others = ctx.deviceTokens.filter((token) => token !== former);
  // the id is kept, so that another sign-in gives no further attempts
  const token = makeDeviceToken(secrets.current, account, former && idOf(former));
  ctx.setDeviceTokens([token, ...others]);
}
