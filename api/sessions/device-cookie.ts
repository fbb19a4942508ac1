/** The cookie of a browser that accounts signed in from: its tokens, newest first. See device-token.ts. */
export const DEVICE_COOKIE = 'device';

const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;
/** Accounts that share one browser. */
const TOKENS_KEPT = 5;
const SEPARATOR = '~';
/** Bounds the work for a cookie that is not ours. */
const LONGEST_COOKIE = 1_000;

/** The Set-Cookie line. Sent to calls alone, never to other sites. */
export function deviceCookie(tokens: readonly string[], secure: boolean): string {
  const attributes = ['Path=/api', 'HttpOnly', 'SameSite=Lax', `Max-Age=${MAX_AGE_SECONDS}`];
  if (secure) attributes.push('Secure');
  return `${DEVICE_COOKIE}=${tokens.slice(0, TOKENS_KEPT).join(SEPARATOR)}; ${attributes.join('; ')}`;
}

export function readDeviceCookie(cookie: string | undefined): string[] {
  if (!cookie || cookie.length > LONGEST_COOKIE) return [];
  return cookie.split(SEPARATOR).slice(0, TOKENS_KEPT);
}
