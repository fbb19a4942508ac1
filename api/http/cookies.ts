/**
 * Names of the product's cookies. Behind TLS (`secure`) they have the `__Host-` prefix: browsers then accept them only
 * from this very host, so that no subdomain can plant one.
 */
const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** The cookie that contains the session token; with `secure`, the former name's is read as well. See read-session.ts. */
export const SESSION_COOKIE = 'session';
export const sessionCookieName = (secure: boolean): string => cookieName(SESSION_COOKIE, secure);

const SESSION_MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/** A Set-Cookie header. Scripts can't read the cookie, and other sites' requests don't carry it. */
function setCookie(name: string, value: string, sameSite: 'Lax' | 'Strict', maxAge: number, secure: boolean): string {
  const attributes = ['Path=/', 'HttpOnly', `SameSite=${sameSite}`, `Max-Age=${maxAge}`];
  if (secure) attributes.push('Secure');
  return `${name}=${value}; ${attributes.join('; ')}`;
}

/** The Set-Cookie headers that set a session token or, with null, delete it, also under its former name. */
export function sessionCookies(token: string | null, secure: boolean): string[] {
  const name = sessionCookieName(secure);
  if (token) return [setCookie(name, token, 'Lax', SESSION_MAX_AGE_SECONDS, secure)];
  return [...new Set([name, SESSION_COOKIE])].map((each) => setCookie(each, '', 'Lax', 0, secure));
}

/** The cookie of the browser that verified a code; required to reset the password. */
export const resetCookieName = (secure: boolean): string => cookieName('reset', secure);

export const RESET_WITHIN_SECONDS = 10 * 60;

/** The Set-Cookie header that sets the token or, with null, deletes it. */
export function resetCookie(token: string | null, secure: boolean): string {
  return setCookie(resetCookieName(secure), token ?? '', 'Strict', token ? RESET_WITHIN_SECONDS : 0, secure);
}

/** The cookie of a sign-in whose password was correct and whose code is missing: see signin-challenge.ts. */
export const challengeCookieName = (secure: boolean): string => cookieName('sign-in', secure);

export const CHALLENGE_SECONDS = 5 * 60;

/** The Set-Cookie header that sets the challenge or, with null, deletes it. */
export function challengeCookie(challenge: string | null, secure: boolean): string {
  const maxAge = challenge ? CHALLENGE_SECONDS : 0;
  return setCookie(challengeCookieName(secure), challenge ?? '', 'Strict', maxAge, secure);
}

/** The cookie with the tokens of accounts that signed in from this browser, newest first. See known-device.ts. */
export const deviceCookieName = (secure: boolean): string => cookieName('device', secure);

const DEVICE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;
/** Maximum number of accounts that share one browser. */
const TOKENS_KEPT = 5;
const SEPARATOR = '~';
/** Bounds the work for a forged cookie. */
const LONGEST_COOKIE = 1_000;

/** The Set-Cookie header. */
export function deviceCookie(tokens: readonly string[], secure: boolean): string {
  const value = tokens.slice(0, TOKENS_KEPT).join(SEPARATOR);
  return setCookie(deviceCookieName(secure), value, 'Lax', DEVICE_MAX_AGE_SECONDS, secure);
}

export function readDeviceCookie(cookie: string | undefined): string[] {
  if (!cookie || cookie.length > LONGEST_COOKIE) return [];
  return cookie.split(SEPARATOR).slice(0, TOKENS_KEPT);
}
