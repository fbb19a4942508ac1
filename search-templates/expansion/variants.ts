import { LRUCache } from 'lru-cache';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import type { PhraseNode, WordNode } from '#search-templates/language/tree.ts';
import { pluralsOf } from './plurals.ts';
import { longestSynonym, type SynonymGroup, synonymsOf } from './synonyms.ts';

/** A run of tokens: its start and its length. */
interface Span {
  start: number;
  length: number;
}

/** Phrases with more ways to be split are rare, and each way costs a clause. */
const MOST = 8;

/**
 * The ways to choose runs that don't overlap, such that no further one fits; empty without runs. `spans`: by start, the
 * longer first, so that ways with longer runs come first and survive the limit of eight.
 */
function segmentations<T extends Span>(spans: readonly T[]): T[][] {
  const ways: T[][] = [];
  const walk = (from: number, chosen: T[]): void => {
    if (ways.length >= MOST) return;
    const next = spans.find(({ start }) => start >= from);
    if (!next) {
      if (chosen.length > 0) ways.push(chosen);
      return;
    }
    const here = spans.filter(({ start }) => start === next.start);
    for (const span of here) walk(span.start + span.length, [...chosen, span]);
    // skipping this position makes sense only for a run that starts inside each of those here
    const shortest = Math.min(...here.map(({ length }) => length));
    const inside = spans.find(({ start }) => start > next.start && start < next.start + shortest);
    if (inside) walk(inside.start, chosen);
  };
  walk(0, []);
  return ways;
}

/** One alternative for a position in a phrase: its tokens, adjacent. */
export interface Alternative {
  tokens: string[];
  via: 'literal' | 'plural' | 'synonym';
}
/** A position in a phrase; any of its alternatives may match there. */
export type Slot = Alternative[];
/** A phrase: its slots are adjacent and in order. */
export type Reading = Slot[];

/**
 * The expansion of a word or a phrase; any of the variants may match. The first has one slot for each token: the
 * literal
 * first, then its other forms, then its synonyms. Further variants put several tokens into one slot if they have
 * synonyms together ("machine learning"), one variant for each way to split the phrase so; at most nine in all.
 * `exact`: one variant, the tokens as written. Text without a token has no variants.
 */
export function expand(text: string, exact: boolean): Reading[] {
  const tokens = toTokens(text);
  if (tokens.length === 0) return [];
  if (exact) return [tokens.map((token) => [literal([token])])];

  const base = tokens.map((token) => slotFor([token], synonymsOf([token])));
  const further = segmentations(termsIn(tokens)).map((terms) => {
    const alone = terms.length === 1;
    return slotsAlong(base, terms, ({ start, length, group }) => {
      const slot = slotFor(tokens.slice(start, start + length), group);
      // the first variant contains the tokens themselves already
      return alone ? slot.filter(({ via }) => via === 'synonym') : slot;
    });
  });
  return [base, ...further];
}

interface Term extends Span {
  group: SynonymGroup;
}

/** Runs of two or more tokens that form a term with synonyms; the longer first. */
function termsIn(tokens: string[]): Term[] {
  const terms: Term[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = Math.min(longestSynonym(), tokens.length - start); length > 1; length -= 1) {
      const group = synonymsOf(tokens.slice(start, start + length));
      if (group) terms.push({ start, length, group });
    }
  }
  return terms;
}

function slotsAlong<T extends Span>(base: Reading, terms: T[], slotOf: (term: T) => Slot): Reading {
  const slots: Reading = [];
  for (let at = 0; at < base.length; ) {
    const term = terms.find(({ start }) => start === at);
    slots.push(term ? slotOf(term) : (base[at] ?? []));
    at += term?.length ?? 1;
  }
  return slots;
}

const literal = (tokens: string[]): Alternative => ({ tokens, via: 'literal' });

/** The tokens, other forms of the last of them, and the synonyms with their forms; each once. */
function slotFor(tokens: string[], group: SynonymGroup | null): Slot {
  const slot: Slot = [
    literal(tokens),
    ...otherForms(tokens).map((form): Alternative => ({ tokens: form, via: 'plural' })),
  ];
  for (const term of group ?? []) {
    for (const form of [[...term], ...otherForms(term)]) slot.push({ tokens: form, via: 'synonym' });
  }
  const seen = new Set<string>();
  return slot.filter(({ tokens: form }) => {
    const key = form.join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

function otherForms(tokens: readonly string[]): string[][] {
  const last = tokens.at(-1);
  return last === undefined ? [] : pluralsOf(last).map((form) => [...tokens.slice(0, -1), form]);
}

/** Enough for the searches of a busy minute: query, highlights and every page of a result use the same leaves. */
const known = new LRUCache<string, Reading[]>({ max: 2_000 });

/** The expansion of a word or phrase, cached. Callers must not change it. */
export function leafReadings(leaf: WordNode | PhraseNode): Reading[] {
  const exact = leaf.kind === 'phrase' && leaf.exact;
  const key = `${exact ? '=' : '~'}${leaf.text}`;
  const found = known.get(key);
  if (found) return found;
  const readings = expand(leaf.text, exact);
  known.set(key, readings);
  return readings;
}

/** The number of spellings of a variant. */
export const spellingCount = (reading: Reading): number => reading.reduce((product, slot) => product * slot.length, 1);

/** The token sequences of a variant, the literal one first; at most `limit`. */
export function spellingsOf(reading: Reading, limit = Number.POSITIVE_INFINITY): string[][] {
  return reading.reduce<string[][]>(
    (found, slot) =>
      slot.flatMap((alternative) => found.map((tokens) => [...tokens, ...alternative.tokens])).slice(0, limit),
    [[]],
  );
}
