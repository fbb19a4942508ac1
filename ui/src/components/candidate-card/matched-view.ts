import type { MatchedPart } from '#api/candidates/card-contract.ts';
import { type FoundWord, type MarkedRun, wordMarker } from '#ui/lib/mark-words.ts';
import { plainFragment, readFragment } from '#ui/lib/marked-fragment.ts';

/** Kinds of text on a card. */
export type Place = 'title' | 'employer' | 'skill' | 'other';

/** How a card shows its matches: marked everywhere on it, otherwise quoted. */
export interface MatchedView {
  /** The text's runs with the matches of groups that search this kind of text. */
  runs: (text: string, place: Place) => MarkedRun<MatchedPart>[];
  /** Fragments of texts that the card doesn't show, grouped by text; at most two texts. */
  quotes: { field: string; parts: readonly MatchedPart[] }[];
}

const QUOTES_SHOWN = 2;

/** Groups that search only one kind of text. All others search the whole profile. */
const onlyIn: Record<string, Place> = { designation: 'title', company: 'employer', skills: 'skill' };

/** `shown` contains every value that the card renders: titles, employers, skills. */
export function viewMatches(matched: readonly MatchedPart[], shown: readonly (string | null)[]): MatchedView {
  const withFragment = matched.filter((part) => part.fragment);
  const words = literalFirst(withFragment).flatMap(wordsOf);
  const markers = new Map<Place, (text: string) => MarkedRun<MatchedPart>[]>();
  const markerOf = (place: Place) => {
    const known = markers.get(place);
    if (known) return known;
    const marker = wordMarker(words.filter(({ part }) => (onlyIn[part.group] ?? place) === place));
    markers.set(place, marker);
    return marker;
  };
  const visible = new Set(shown.map((value) => value?.toLowerCase()));
  return {
    runs: (text, place) => markerOf(place)(text),
    quotes: [...Map.groupBy(withFragment, (part) => plainFragment(part.fragment ?? '').toLowerCase())]
      .filter(([value]) => !visible.has(value))
      .slice(0, QUOTES_SHOWN)
      .map(([, parts]) => ({ field: parts[0]?.field ?? 'profile', parts: literalFirst(parts) })),
  };
}

/** The words of a match, as written in the profile and as in the search. */
function wordsOf(part: MatchedPart): FoundWord<MatchedPart>[] {
  const found = readFragment(part.fragment ?? '').filter((run) => run.matched);
  const asked = part.text.replace(/^"(.*)"$/, '$1');
  const isPlain = !/[*~"()]/.test(asked);
  return [...found.map(({ text }) => ({ text, part })), ...(isPlain ? [{ text: asked, part }] : [])];
}

const literalFirst = (parts: readonly MatchedPart[]) =>
  parts.toSorted((one, other) => Number(one.via === 'synonym') - Number(other.via === 'synonym'));
