import type { Dependencies } from '#api/dependencies.ts';
import { type KnownTerm, readTerms, termsQuery } from '#search-templates/candidates/term-suggestions.ts';
import { candidatesAlias } from './candidates-alias.ts';
import { runSearch } from './run-search.ts';

/** A new skill may take so long to be suggested; each key pressed then costs no search. */
const FRESH_MS = 60_000;

interface Kept {
  at: number;
  terms: Promise<KnownTerm[]>;
}

/** By process and index: what a test's API knows is its own. */
const keptBy = new WeakMap<Dependencies, Kept>();

/** Skills, titles and employers of candidates, most frequent first; at most a minute old. Throws ApiError 503. */
export function knownTerms(deps: Dependencies): Promise<KnownTerm[]> {
  const now = deps.now().getTime();
  const kept = keptBy.get(deps);
  if (kept && now - kept.at < FRESH_MS) return kept.terms;
  // many ask for it at once, so that no single caller's leaving may end it
  const signal = deps.stopping;
  const run = { call: 'suggest-terms', index: candidatesAlias(deps.mongo), body: termsQuery(), signal, cached: true };
  const terms = runSearch(deps, run).then(readTerms);
  keptBy.set(deps, { at: now, terms });
  terms.catch(() => keptBy.delete(deps)); // the caller is told; the next one asks anew
  return terms;
}
