import type { MatchedPart } from '#api/candidates/card-contract.ts';
import { plainFragment } from '#ui/lib/marked-fragment.ts';

/** How a card shows its matches: marked in place where the card shows the value, otherwise quoted below. */
export interface MatchedView {
  /** The matched parts whose fragment equals this value, literal matches first; empty if there are none. */
  inPlace: (value: string | null) => readonly MatchedPart[];
  /** Longer fragments, grouped by text; at most two texts. */
  quotes: { field: string; parts: readonly MatchedPart[] }[];
}

const QUOTES_SHOWN = 2;

/** `shown` contains every value that the card renders: titles, employers, skills. */
export function viewMatches(matched: readonly MatchedPart[], shown: readonly (string | null)[]): MatchedView {
  const byValue = new Map<string, readonly MatchedPart[]>();
  for (const [value, parts] of Map.groupBy(
    matched.filter((part) => part.fragment),
    (part) => plainFragment(part.fragment ?? '').toLowerCase(),
  )) {
    byValue.set(value, literalFirst(parts));
  }
  const visible = new Set(shown.map((value) => value?.toLowerCase()));
  return {
    inPlace: (value) => byValue.get(value?.toLowerCase() ?? '') ?? none,
    quotes: [...byValue]
      .filter(([value]) => !visible.has(value))
      .slice(0, QUOTES_SHOWN)
      .map(([, parts]) => ({ field: parts[0]?.field ?? 'profile', parts })),
  };
}

const none: readonly MatchedPart[] = [];

const literalFirst = (parts: readonly MatchedPart[]) =>
  parts.toSorted((one, other) => Number(one.via === 'synonym') - Number(other.via === 'synonym'));
