import type { estypes } from '@elastic/elasticsearch';
import { toTokens } from '#search-templates/language/tokens.ts';
import type { LeafNode, PhraseNode, PrefixNode, WordNode } from '#search-templates/language/tree.ts';
import type { Reading, Slot } from '#search-templates/language/variants.ts';
import { nearRule, nearSideReadings, phraseRule, prefixRule } from './interval-rules.ts';
import { leafReadings } from './leaf-readings.ts';
import { spellingCount, spellingsOf } from './spellings-of.ts';

type Query = estypes.QueryDslQueryContainer;

/** What finds a leaf in a text field, in any form that its readings allow. */
export interface LeafQuery {
  /** The same for every field but for the field's name. */
  on(field: string): Query;
  /** What it comes to in one field once the search engine has written it out. */
  clauses: number;
}

/** How a phrase with variants is written: as so many phrases at most, else as one interval rule. */
export type PhraseStyle = 'written out' | 'interval';

/**
 * Up to so many spellings of a phrase are faster written out, since most are rare: "software engineer" in 14 spellings
 * took 0.4 ms of the search engine's time in the profiles of 20,000, as an interval rule 1.4.
 */
const SPELLINGS_WRITTEN = 16;

/**
 * The leanest query for a leaf. One token: `term`; one in several forms: `terms`; a phrase: `match_phrase` for each
 * spelling, or, where they are too many, one ordered `intervals`. A star's text is analysed here, because the `prefix`
 * query is not, and `match_phrase_prefix` stops silently at 50 terms.
 */
export function leafQuery(leaf: LeafNode, style: PhraseStyle = 'written out'): LeafQuery {
  if (leaf.kind === 'prefix') return prefixQuery(leaf);
  if (leaf.kind !== 'near') return textQuery(leaf, style);
  const rule = nearRule(leaf);
  const [left, right] = [nearSideReadings(leaf.left), nearSideReadings(leaf.right)];
  const orders = rule?.any_of ? 2 : 1;
  return {
    on: (field) => ({ intervals: { [field]: rule } }),
    clauses: orders * (ruleClauses(left) * waysToChoose(right) + ruleClauses(right) * waysToChoose(left)),
  };
}

function prefixQuery(leaf: PrefixNode): LeafQuery {
  const tokens = toTokens(leaf.text);
  const [only] = tokens;
  if (tokens.length === 1 && only !== undefined) return { on: (field) => ({ prefix: { [field]: only } }), clauses: 1 };
  const rule = prefixRule(tokens);
  return { on: (field) => ({ intervals: { [field]: rule } }), clauses: tokens.length };
}

function textQuery(leaf: WordNode | PhraseNode, style: PhraseStyle): LeafQuery {
  const readings = leafReadings(leaf);
  const limit = style === 'interval' ? 1 : SPELLINGS_WRITTEN;
  const [written, ruled] = [readings.filter(isWritten(limit)), readings.filter((one) => !isWritten(limit)(one))];
  const spellings = written.flatMap((reading) => spellingsOf(reading));
  const words = [...new Set(spellings.filter((tokens) => tokens.length === 1).flat())];
  const phrases = [...new Set(spellings.filter((tokens) => tokens.length > 1).map((tokens) => tokens.join(' ')))];
  const rules = ruled.map(phraseRule);
  return {
    on: (field) =>
      anyOf([
        ...(words.length > 0 ? [wordsIn(field, words)] : []),
        ...phrases.map((phrase): Query => ({ match_phrase: { [field]: phrase } })),
        ...rules.map((rule): Query => ({ intervals: { [field]: rule } })),
      ]),
    clauses: spellings.flat().length + ruleClauses(ruled),
  };
}

/** One slot's alternatives are never better as a rule. */
const isWritten = (limit: number) => (reading: Reading) => reading.length === 1 || spellingCount(reading) <= limit;

/** One word of a field, or any of several. */
export function wordsIn(field: string, words: string[]): Query {
  const [only] = words;
  return words.length === 1 && only !== undefined ? { term: { [field]: only } } : { terms: { [field]: words } };
}

/**
 * Lucene writes a rule out once for each way of choosing among alternatives of several tokens; those of one token
 * stay together.
 */
function ruleClauses(readings: Reading[]): number {
  const clauses = readings.flatMap((reading) => {
    const ways = waysToChoose([reading]);
    return reading.map((slot) => (slot.flatMap(({ tokens }) => tokens).length * ways) / slotWays(slot));
  });
  return clauses.reduce((sum, one) => sum + one, 0);
}

const waysToChoose = (readings: Reading[]): number =>
  readings.reduce((sum, reading) => sum + reading.reduce((product, slot) => product * slotWays(slot), 1), 0);

function slotWays(slot: Slot): number {
  const long = slot.filter((alternative) => alternative.tokens.length > 1).length;
  return long + (long < slot.length ? 1 : 0);
}

/** One query is itself; of several, any; of none, none. */
export function anyOf(queries: Query[]): Query {
  const [only] = queries;
  if (!only) return { match_none: {} };
  return queries.length === 1 ? only : { bool: { should: queries } };
}
