import type { MatchedPart } from '#api/contract/candidate-card.ts';
import { plainFragment } from '#ui/lib/marked-fragment.ts';

/** What a card draws of its matches: values that it shows anyway are marked in place, the rest are quoted below. */
export interface MatchedView {
  /** The matched part whose fragment is exactly this value, if there is one. */
  inPlace: (value: string | null) => MatchedPart | undefined;
  /** Longer fragments, one for each different text, at most two. */
  quotes: MatchedPart[];
}

const QUOTES_SHOWN = 2;

/** `shown` is every value that the card draws: titles, employers, skills. */
export function viewMatches(matched: readonly MatchedPart[], shown: readonly (string | null)[]): MatchedView {
  const byValue = new Map<string, MatchedPart>();
  for (const part of matched) {
    if (!part.fragment) continue;
    const value = plainFragment(part.fragment).toLowerCase();
    const known = byValue.get(value);
    // what was asked for literally says more than a synonym of it
    if (!known || (known.via === 'synonym' && part.via !== 'synonym')) byValue.set(value, part);
  }
  const visible = new Set(shown.map((value) => value?.toLowerCase()));
  const quotes = [...byValue].filter(([value]) => !visible.has(value)).map(([, part]) => part);
  return {
    inPlace: (value) => (value ? byValue.get(value.toLowerCase()) : undefined),
    quotes: quotes.slice(0, QUOTES_SHOWN),
  };
}
