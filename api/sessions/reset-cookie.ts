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
