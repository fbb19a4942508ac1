/** Name of the cookie that contains the session token. */
export const SESSION_COOKIE = 'session';

const SESSION_MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/**
 * The Set-Cookie header that sets a token or, with null, deletes it. Inaccessible to scripts, not sent with other
 * sites' requests, and `secure` behind TLS.
 */
export function sessionCookie(token: string | null, secure: boolean): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${token ? SESSION_MAX_AGE_SECONDS : 0}`];
  if (secure) attributes.push('Secure');
  return `${SESSION_COOKIE}=${token ?? ''}; ${attributes.join('; ')}`;
}

/** Name of the cookie of the browser that verified a code; required to reset the password. */
export const RESET_COOKIE = 'reset';

export const RESET_WITHIN_SECONDS = 10 * 60;

/** The Set-Cookie header that sets the token or, with null, deletes it. Sent only to the one call that needs it. */
export function resetCookie(token: string | null, secure: boolean): string {
  const maxAge = token ? RESET_WITHIN_SECONDS : 0;
  const attributes = ['Path=/api/reset-password', 'HttpOnly', 'SameSite=Strict', `Max-Age=${maxAge}`];
  if (secure) attributes.push('Secure');
  return `${RESET_COOKIE}=${token ?? ''}; ${attributes.join('; ')}`;
}

/**
 * Name of the cookie with the tokens of accounts that signed in from this browser, newest first. See known-device.ts.
 */
export const DEVICE_COOKIE = 'device';

const DEVICE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;
/** Maximum number of accounts that share one browser. */
const TOKENS_KEPT = 5;
const SEPARATOR = '~';
/** Bounds the work for a forged cookie. */
const LONGEST_COOKIE = 1_000;

/** The Set-Cookie header. Sent only to API calls, never with other sites' requests. */
export function deviceCookie(tokens: readonly string[], secure: boolean): string {
  const attributes = ['Path=/api', 'HttpOnly', 'SameSite=Lax', `Max-Age=${DEVICE_MAX_AGE_SECONDS}`];
  if (secure) attributes.push('Secure');
  return `${DEVICE_COOKIE}=${tokens.slice(0, TOKENS_KEPT).join(SEPARATOR)}; ${attributes.join('; ')}`;
}

export function readDeviceCookie(cookie: string | undefined): string[] {
  if (!cookie || cookie.length > LONGEST_COOKIE) return [];
  return cookie.split(SEPARATOR).slice(0, TOKENS_KEPT);
}
