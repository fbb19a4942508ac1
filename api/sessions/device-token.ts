import { createHmac, randomBytes } from 'node:crypto';
import { sameHash } from '#api/otp/code-hash.ts';
import type { UserRecord } from '#mongo/models/user.ts';

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
export function tokenForEmail(secret: Uint8Array, tokens: readonly string[], email: string): string | undefined {
  return tokens.find((token) => {
    const [id = '', forEmail = ''] = token.split('.');
    return sameHash(forEmail, macOf(secret, 'email', id, email));
  });
}

/** Whether the token was made with the account's present password. */
export function isOfAccount(secret: Uint8Array, token: string, account: Account): boolean {
  return sameHash(token, makeDeviceToken(secret, account, idOf(token)));
}

/** Names the device in its limit. */
export const idOf = (token: string): string => token.split('.')[0] ?? '';

function macOf(secret: Uint8Array, what: string, id: string, text: string): string {
  return createHmac('sha256', secret).update(`device:${what}:${id}:${text}`).digest('base64url');
}
