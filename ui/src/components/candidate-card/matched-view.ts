import type { MatchedPart } from '#api/candidates/card-contract.ts';
import { plainFragment } from '#ui/lib/marked-fragment.ts';

/** What a card draws of its matches: values that it shows anyway are marked in place, the rest are quoted below. */
export interface MatchedView {
  /** The matched parts whose fragment is exactly this value, what was asked literally first; empty for none. */
  inPlace: (value: string | null) => readonly MatchedPart[];
  /** Longer fragments, those of one text together, at most two texts. */
  quotes: { field: string; parts: readonly MatchedPart[] }[];
}

const QUOTES_SHOWN = 2;

/** `shown` is every value that the card draws: titles, employers, skills. */
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
