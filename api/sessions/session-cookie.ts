/** The cookie that carries the session's token. */
export const SESSION_COOKIE = 'session';

const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/**
 * The Set-Cookie line that hands over a token, or with null takes it away. Out of reach for scripts, not sent along
 * with other sites' requests, and `secure` where the product runs behind TLS.
 */
export function sessionCookie(token: string | null, secure: boolean): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${token ? MAX_AGE_SECONDS : 0}`];
  if (secure) attributes.push('Secure');
  return `${SESSION_COOKIE}=${token ?? ''}; ${attributes.join('; ')}`;
}
