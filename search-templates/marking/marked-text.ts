import { LRUCache } from 'lru-cache';
import { tokenPlaces, toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { distance, type LeafFinder, type Place, type Via } from './find-leaf.ts';

/** A text in which leaves are searched, analysed once for all of them. */
export interface ReadText {
  readonly text: string;
  /** As in the index. */
  readonly tokens: readonly string[];
  /** The positions of the tokens, computed when the first leaf is found. */
  places?: Stretch[];
}

/** A part of a displayed text; `marked` if it matched. */
export interface TextPiece {
  text: string;
  marked: boolean;
}

type Stretch = [start: number, end: number];

/** About two lines of a card, in characters. */
const EXCERPT = 160;
/** How far before the match an excerpt may begin, to start at a sentence or a word. */
const LEAD = 60;

/** Skills, titles and employers recur on every page; longer texts hardly ever do. */
const REMEMBERED_LENGTH = 60;
const remembered = new LRUCache<string, ReadText>({ max: 20_000 });

export function readText(text: string): ReadText {
  if (text.length > REMEMBERED_LENGTH) return { text, tokens: toTokens(text) };
  const known = remembered.get(text);
  if (known) return known;
  const read: ReadText = { text, tokens: toTokens(text) };
  remembered.set(text, read);
  return read;
}

/**
 * The text with a leaf's words between `<em>` and `</em>`, and the closest form in which the leaf occurs; null if it
 * doesn't occur. Long texts are cut to an excerpt.
 */
export function markLeaf(read: ReadText, find: LeafFinder): { fragment: string; via: Via } | null {
  const places = find(read.tokens);
  if (places.length === 0) return null;
  const nearest = places.reduce((best, one) => (distance[one.via] < distance[best.via] ? one : best));
  const pieces = markPlaces(read, places, nearest);
  const fragment = pieces.map(({ text, marked }) => (marked ? `<em>${withoutTags(text)}</em>` : withoutTags(text)));
  return { fragment: fragment.join(''), via: nearest.via };
}

/** The text, or an excerpt of a long one around `shown`, split into matches and other text. */
export function markPlaces(read: ReadText, places: readonly Place[], shown: Place): TextPiece[] {
  const { text } = read;
  const stretches = placesOf(read);
  const [from, to] = text.length <= EXCERPT ? [0, text.length] : excerptAround(text, stretches[shown.start]?.[0] ?? 0);
  const pieces: TextPiece[] = [];
  let done = from;
  for (const [start, end] of wordsAt(places, stretches)) {
    if (start < done || end > to) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < to) pieces.push({ text: text.slice(done, to), marked: false });
  return pieces;
}

/** The part of the text that each place covers, from its first word to its last. */
export function occurrences(read: ReadText, places: readonly Place[]): Stretch[] {
  return places.map(({ start, end }) => {
    const words = placesOf(read).slice(start, end);
    return [Math.min(...words.map(([from]) => from)), Math.max(...words.map(([, to]) => to))];
  });
}

function placesOf(read: ReadText): Stretch[] {
  read.places ??= tokenPlaces(read.text);
  return read.places;
}

/** From the left; the tokens of one spelling (`CI/CD pipelines`) share a position. */
function wordsAt(places: readonly Place[], stretches: Stretch[]): Stretch[] {
  const words = places.flatMap(({ start, end }) => stretches.slice(start, end));
  return words.toSorted(([one], [other]) => one - other);
}

/** Whole words, from the start of a sentence if it is close enough. */
function excerptAround(text: string, place: number): Stretch {
  const earliest = Math.max(0, place - LEAD);
  const before = text.slice(earliest, place);
  const sentence = before.search(/(?<=[.!?\n]\s+)\S[^.!?\n]*$/);
  const word = earliest === 0 ? 0 : Math.max(0, before.search(/(?<=\s)\S/));
  const from = earliest + (sentence >= 0 ? sentence : word);
  if (from + EXCERPT >= text.length) return [from, text.length];
  const cut = from + text.slice(from, from + EXCERPT).search(/\s+\S*$/);
  return [from, cut > place ? cut : from + EXCERPT];
}

/** Escapes user text, so that only our own tags count as marks. */
const withoutTags = (text: string) => text.replace(/<\/?em>/gi, ' ');
