import type { estypes } from '@elastic/elasticsearch';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import {
  type Alternative,
  leafReadings,
  type Reading,
  type Slot,
  spellingCount,
  spellingsOf,
} from '#search-templates/expansion/variants.ts';
import type { LeafNode, NearNode, PhraseNode, PrefixNode, WordNode } from '#search-templates/language/tree.ts';
import { anyOf, wordsIn } from '#search-templates/query-rewrites/any-of.ts';

type Rule = estypes.QueryDslIntervalsContainer;

const word = (token: string): Rule => ({ match: { query: token } });

const adjacent = (intervals: Rule[]): Rule => ({ all_of: { ordered: true, max_gaps: 0, intervals } });

const either = (intervals: Rule[]): Rule => {
  const [only] = intervals;
  return intervals.length === 1 && only ? only : { any_of: { intervals } };
};

const alternativeRule = ({ tokens }: Alternative): Rule =>
  tokens.length === 1 ? word(tokens.join(' ')) : { match: { query: tokens.join(' '), ordered: true, max_gaps: 0 } };

/** The slots of one variant, adjacent, each in any of its forms. */
function phraseRule(reading: Reading): Rule {
  const slots = reading.map((slot) => either(slot.map(alternativeRule)));
  const [only] = slots;
  return slots.length === 1 && only ? only : adjacent(slots);
}

/** Whole words, then any word with the last one as its prefix: `spring bo*`. */
function prefixRule(tokens: string[]): Rule {
  const rules = tokens.map(
    (token, place): Rule => (place === tokens.length - 1 ? { prefix: { prefix: token } } : word(token)),
  );
  const [only] = rules;
  return rules.length === 1 && only ? only : adjacent(rules);
}

/**
 * Both sides at most `distance` words apart, in either order. If the sides may share a word, both orders are written
 * explicitly: `ordered` never counts one word for both sides, as the cheaper unordered rule would.
 */
function nearRule({ left, right, distance }: NearNode): Rule {
  const intervals = [sideRule(left), sideRule(right)];
  const max_gaps = distance - 1;
  if (!mayShareWord(left, right)) return { all_of: { ordered: false, max_gaps, intervals } };
  return {
    any_of: {
      intervals: [
        { all_of: { ordered: true, max_gaps, intervals } },
        { all_of: { ordered: true, max_gaps, intervals: intervals.toReversed() } },
      ],
    },
  };
}

type Side = NearNode['left'];

function sideRule(side: Side): Rule {
  if (side.kind === 'prefix') return prefixRule(toTokens(side.text));
  return either(nearSideReadings(side).map(phraseRule));
}

/** The variants of a NEAR's side; the text of a prefix unchanged. */
function nearSideReadings(side: Side): Reading[] {
  if (side.kind === 'prefix') return [toTokens(side.text).map((token) => [{ tokens: [token], via: 'literal' }])];
  return leafReadings(side);
}

/** Whether a prefix's last token starts the other's token, or the two are equal. */
function mayShareWord(left: Side, right: Side): boolean {
  const [ours, theirs] = [sideTokens(left), sideTokens(right)];
  const starts = (side: Side, tokens: string[], others: string[]) =>
    side.kind === 'prefix' && others.some((token) => token.startsWith(tokens.at(-1) ?? token));
  return ours.some((token) => theirs.includes(token)) || starts(left, ours, theirs) || starts(right, theirs, ours);
}

const sideTokens = (side: Side): string[] =>
  nearSideReadings(side)
    .flat(2)
    .flatMap(({ tokens }) => tokens);

type Query = estypes.QueryDslQueryContainer;

/** The query of a leaf on a text field, in every form of its expansion. */
export interface LeafQuery {
  /** The same for every field except for the field's name. */
  on(field: string): Query;
  /** The number of clauses in one field after the search engine's rewrite. */
  clauses: number;
}

/** A phrase with variants is written as at most this many phrases, otherwise as one interval rule. */
export type PhraseStyle = 'written out' | 'interval';

/**
 * Up to this many spellings of a phrase are faster as separate phrases, because most are rare: "software engineer" in
 * 14
 * spellings took 0.4 ms of the search engine's time in the profiles of 20,000, as an interval rule 1.4.
 */
const SPELLINGS_WRITTEN = 16;

/**
 * The leanest query for a leaf. One token: `term`; one in several forms: `terms`; a phrase: `match_phrase` for each
 * spelling, or one ordered `intervals` if there are too many. Prefix text is analysed here, because the `prefix` query
 * doesn't analyse it, and `match_phrase_prefix` silently stops at 50 terms.
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

/** A rule is never better for the alternatives of one slot. */
const isWritten = (limit: number) => (reading: Reading) => reading.length === 1 || spellingCount(reading) <= limit;

/**
 * Lucene expands a rule for each choice among alternatives of several tokens; alternatives of one token stay together.
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
