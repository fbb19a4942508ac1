import type { estypes } from '@elastic/elasticsearch';
import { toTokens } from '#search-templates/language/tokens.ts';
import type { NearNode } from '#search-templates/language/tree.ts';
import type { Alternative, Reading } from '#search-templates/language/variants.ts';
import { leafReadings } from './leaf-readings.ts';

type Rule = estypes.QueryDslIntervalsContainer;

const word = (token: string): Rule => ({ match: { query: token } });

const adjacent = (intervals: Rule[]): Rule => ({ all_of: { ordered: true, max_gaps: 0, intervals } });

const either = (intervals: Rule[]): Rule => {
  const [only] = intervals;
  return intervals.length === 1 && only ? only : { any_of: { intervals } };
};

const alternativeRule = ({ tokens }: Alternative): Rule =>
  tokens.length === 1 ? word(tokens.join(' ')) : { match: { query: tokens.join(' '), ordered: true, max_gaps: 0 } };

/** The slots of one reading next to each other, each in any of its forms. */
export function phraseRule(reading: Reading): Rule {
  const slots = reading.map((slot) => either(slot.map(alternativeRule)));
  const [only] = slots;
  return slots.length === 1 && only ? only : adjacent(slots);
}

/** Whole words, then any word that starts as the last one: `spring bo*`. */
export function prefixRule(tokens: string[]): Rule {
  const rules = tokens.map(
    (token, place): Rule => (place === tokens.length - 1 ? { prefix: { prefix: token } } : word(token)),
  );
  const [only] = rules;
  return rules.length === 1 && only ? only : adjacent(rules);
}

/**
 * Both sides at most `distance` words apart, in either order. Sides that may share a word are written as the two
 * orders, since `ordered` never counts one word for both, as the cheaper unordered rule would.
 */
export function nearRule({ left, right, distance }: NearNode): Rule {
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

/** What a side of NEAR may read as; a star's text as it stands. */
export function nearSideReadings(side: Side): Reading[] {
  if (side.kind === 'prefix') return [toTokens(side.text).map((token) => [{ tokens: [token], via: 'literal' }])];
  return leafReadings(side);
}

/** A star's last token starts the other's token, or the two are one. */
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
