/** The cookie that carries the session's token. */
export const SESSION_COOKIE = 'session';

const SESSION_MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/**
 * The Set-Cookie line that hands over a token, or with null takes it away. Out of reach for scripts, not sent along
 * with other sites' requests, and `secure` where the product runs behind TLS.
 */
export function sessionCookie(token: string | null, secure: boolean): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${token ? SESSION_MAX_AGE_SECONDS : 0}`];
  if (secure) attributes.push('Secure');
  return `${SESSION_COOKIE}=${token ?? ''}; ${attributes.join('; ')}`;
}

/** The cookie of the browser that verified a code: with it, and only with it, the password can be reset. */
export const RESET_COOKIE = 'reset';

export const RESET_WITHIN_SECONDS = 10 * 60;

/** The Set-Cookie line that hands over the token, or with null takes it away. Sent to the one call that needs it. */
export function resetCookie(token: string | null, secure: boolean): string {
  const maxAge = token ? RESET_WITHIN_SECONDS : 0;
  const attributes = ['Path=/api/reset-password', 'HttpOnly', 'SameSite=Strict', `Max-Age=${maxAge}`];
  if (secure) attributes.push('Secure');
  return `${RESET_COOKIE}=${token ?? ''}; ${attributes.join('; ')}`;
}

/** The cookie of a browser that accounts signed in from: its tokens, newest first. See device-token.ts. */
export const DEVICE_COOKIE = 'device';

const DEVICE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;
/** Accounts that share one browser. */
const TOKENS_KEPT = 5;
const SEPARATOR = '~';
/** Bounds the work for a cookie that is not ours. */
const LONGEST_COOKIE = 1_000;

/** The Set-Cookie line. Sent to calls alone, never to other sites. */
export function deviceCookie(tokens: readonly string[], secure: boolean): string {
  const attributes = ['Path=/api', 'HttpOnly', 'SameSite=Lax', `Max-Age=${DEVICE_MAX_AGE_SECONDS}`];
  if (secure) attributes.push('Secure');
  return `${DEVICE_COOKIE}=${tokens.slice(0, TOKENS_KEPT).join(SEPARATOR)}; ${attributes.join('; ')}`;
}

export function readDeviceCookie(cookie: string | undefined): string[] {
  if (!cookie || cookie.length > LONGEST_COOKIE) return [];
  return cookie.split(SEPARATOR).slice(0, TOKENS_KEPT);
}
