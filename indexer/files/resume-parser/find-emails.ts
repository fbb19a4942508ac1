import type { Reading } from './reading.ts';

const EMAIL = /[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z]{2,24}(?![a-z0-9])/gi;

/** The email addresses of a resume in lower case, each once; the first is most likely the person's own. */
export function findEmails(text: string): Reading<string>[] {
  const found = new Map<string, Reading<string>>();
  for (const match of text.matchAll(EMAIL)) {
    const value = match[0].toLowerCase();
    if (value.includes('..') || found.has(value)) continue;
    const confidence = found.size === 0 ? 0.99 : 0.8;
    found.set(value, { value, confidence, at: { start: match.index, end: match.index + match[0].length } });
  }
  return [...found.values()];
}
