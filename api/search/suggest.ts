import { distance } from 'fastest-levenshtein';
import type { Dependencies } from '#api/http/dependencies.ts';
import { type KnownTerm, readTerms, type TermKind, termsQuery } from '#search-templates/candidates/suggestions.ts';
import { candidatesAlias, runSearch } from './run-search.ts';

/** How late a new term may appear in suggestions; in return, keystrokes need no search. */
const FRESH_MS = 60_000;

interface Kept {
  at: number;
  terms: Promise<KnownTerm[]>;
}

/** Per process and index, so that each test's API has its own. */
const keptBy = new WeakMap<Dependencies, Kept>();

/** Skills, titles, employers and institutes, most frequent first; at most a minute old. Throws ApiError 503. */
export function knownTerms(deps: Dependencies): Promise<KnownTerm[]> {
  const now = deps.now().getTime();
  const kept = keptBy.get(deps);
  if (kept && now - kept.at < FRESH_MS) return kept.terms;
  // shared by several callers, so that one disconnecting must not abort it
  const signal = deps.stopping;
  const run = { call: 'suggest-terms', index: candidatesAlias(deps.mongo), body: termsQuery(), signal, cached: true };
  const terms = runSearch(deps, run).then(readTerms);
  keptBy.set(deps, { at: now, terms });
  terms.catch(() => keptBy.delete(deps)); // the caller gets the error; the next call retries
  return terms;
}

const SHOWN_TERMS = 12;

/**
 * At most 12 terms of these kinds for the typed text, ignoring case: prefix matches first, then matches at a later
 * word; otherwise in the given order. Empty text gives no suggestions.
 */
export function suggestKnownTerms(typed: string, kinds: readonly TermKind[], terms: readonly KnownTerm[]): KnownTerm[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const starting: KnownTerm[] = [];
  const holding: KnownTerm[] = [];
  for (const known of terms) {
    if (starting.length >= SHOWN_TERMS) break;
    if (!kinds.includes(known.kind)) continue;
    const term = known.term.toLowerCase();
    if (term.startsWith(text)) starting.push(known);
    else if (holding.length < SHOWN_TERMS && startsAWord(term, text)) holding.push(known);
  }
  return [...starting, ...holding].slice(0, SHOWN_TERMS);
}

const SHOWN_ALIKE = 3;

/** How many letters may differ: in short words each letter distinguishes names. */
const differingLetters = (text: string): number => (text.length < 3 ? 0 : text.length < 5 ? 1 : 2);

/** At most 3 terms of these kinds that differ from the text in at most two letters, nearest first; each name once. */
export function termsSpelledAlike(typed: string, kinds: readonly TermKind[], terms: readonly KnownTerm[]): KnownTerm[] {
  const text = typed.trim().toLowerCase();
  const most = differingLetters(text);
  const alike = new Map<string, { known: KnownTerm; differing: number }>();
  if (most === 0) return [];
  for (const known of terms) {
    const term = known.term.toLowerCase();
    if (!kinds.includes(known.kind) || Math.abs(term.length - text.length) > most || alike.has(term)) continue;
    // two swapped letters are one slip, though two letters differ
    const differing = distance(text, term) - (lettersOf(text) === lettersOf(term) ? 1 : 0);
    if (differing <= most) alike.set(term, { known, differing });
  }
  return [...alike.values()]
    .toSorted((one, other) => one.differing - other.differing || other.known.candidates - one.known.candidates)
    .slice(0, SHOWN_ALIKE)
    .map(({ known }) => known);
}

const lettersOf = (text: string): string => [...text].sort().join('');

function startsAWord(term: string, text: string): boolean {
  for (let at = term.indexOf(text, 1); at > 0; at = term.indexOf(text, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(term[at - 1] ?? '')) return true;
  }
  return false;
}
