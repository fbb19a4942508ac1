import { createHmac, randomBytes } from 'node:crypto';
import type { Dependencies } from '#api/http/dependencies.ts';
import type { CallContext } from '#api/http/handler.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { sameHash } from './otp.ts';

type Account = Pick<UserRecord, 'email' | 'passwordHash'>;

/**
 * Proves that its browser signed in to an account: `<id>.<mac of the email>.<mac of the password's hash>`, keyed by the
 * API's secret. Nothing is stored; another password, or another email, voids all tokens of the account.
 */
export function makeDeviceToken(secret: Uint8Array, account: Account, id = randomBytes(16).toString('base64url')) {
  return [id, macOf(secret, 'email', id, account.email), macOf(secret, 'password', id, account.passwordHash)].join('.');
}

/**
 * The first token made for the email. Reads no account: how long it takes must not tell those without this email's
 * token whether the email has one.
 */
function tokenForEmail(secret: Uint8Array, tokens: readonly string[], email: string): string | undefined {
  return tokens.find((token) => {
    const [id = '', forEmail = ''] = token.split('.');
    return sameHash(forEmail, macOf(secret, 'email', id, email));
  });
}

/** Whether the token was made with the account's present password. */
function isOfAccount(secret: Uint8Array, token: string, account: Account): boolean {
  return sameHash(token, makeDeviceToken(secret, account, idOf(token)));
}

/** Names the device in its limit. */
const idOf = (token: string): string => token.split('.')[0] ?? '';

function macOf(secret: Uint8Array, what: string, id: string, text: string): string {
  return createHmac('sha256', secret).update(`device:${what}:${id}:${text}`).digest('base64url');
}

interface KnownDevice {
  user: UserRecord;
  /** Names device and account. */
  device: string;
}

/** The account of the email where the browser signed in to it before, with its present password; else null. */
export async function findKnownDevice(
  { mongo, sessionSecret }: Pick<Dependencies, 'mongo' | 'sessionSecret'>,
  email: string,
  tokens: readonly string[],
): Promise<KnownDevice | null> {
  const token = tokenForEmail(sessionSecret, tokens, email);
  const user = token && (await mongo.users.findOne({ email }).lean<UserRecord>());
  if (!user || !isOfAccount(sessionSecret, token, user)) return null;
  return { user, device: `${user._id}:${idOf(token)}` };
}

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
