import type { KnownTerm, TermKind } from '#search-templates/candidates/term-suggestions.ts';

const SHOWN = 12;

/**
 * At most 12 terms of these kinds for what was typed, ignoring case: first those that start so, then those in which a
 * later word does; otherwise in the order given. Nothing typed, nothing suggested.
 */
export function suggestKnownTerms(typed: string, kinds: readonly TermKind[], terms: readonly KnownTerm[]): KnownTerm[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const starting: KnownTerm[] = [];
  const holding: KnownTerm[] = [];
  for (const known of terms) {
    if (starting.length >= SHOWN) break;
    if (!kinds.includes(known.kind)) continue;
    const term = known.term.toLowerCase();
    if (term.startsWith(text)) starting.push(known);
    else if (holding.length < SHOWN && startsAWord(term, text)) holding.push(known);
  }
  return [...starting, ...holding].slice(0, SHOWN);
}

function startsAWord(term: string, text: string): boolean {
  for (let at = term.indexOf(text, 1); at > 0; at = term.indexOf(text, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(term[at - 1] ?? '')) return true;
  }
  return false;
}
