/** Other grammatical forms of one token: its plural, or the singular of a plural. */
export function pluralsOf(token: string): string[] {
  if (!/^[a-z]{3,}$/.test(token)) return [];
  if (!token.endsWith('s')) return [`${token}s`];
  return token.length >= 4 && !/(?:ss|us|is)$/.test(token) ? [token.slice(0, -1)] : [];
}
