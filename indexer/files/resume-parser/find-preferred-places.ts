import { canonicalCity } from '#domain/places/cities.ts';
import { canonicalState } from '#domain/places/states.ts';
import { placeAbroad } from './places-abroad.ts';
import type { Reading } from './reading.ts';
import type { ResumeLine } from './resume-lines.ts';

/** Words before the places where a person wants to work. */
const LABELS = [
  String.raw`(?:not\s+willing|prefers?\s+not|unwilling)\s+to\s+leave`,
  String.raw`(?:pref(?:er(?:red|able)?|\.)?|desired)\s+(?:job\s+|work\s+)?(?:locations?|loc\.?|places?|cit(?:y|ies))(?:\s+of\s+(?:work|posting))?`,
  String.raw`(?:location|place)s?\s+(?:preference|preferred|wished|wanted)s?`,
  String.raw`pref\.`,
  String.raw`prefer(?:s|ably|ences?|red)?(?:\s+(?:to\s+work|working|posting))?`,
  String.raw`(?:willing|open|ready|happy|able|can|would\s+like|wants?)\s+to\s+(?:move|go|relocate|shift|work|stay|live|serve|join|be\s+(?:posted|placed))`,
  String.raw`would\s+like|wants?\s+an?\s+[\p{L} ]{2,30}\s+in`,
  String.raw`(?:will|would|can|may)\s+(?:move|go|relocate|shift|work|serve|join)`,
  String.raw`relocat(?:e|ion|ing)|transfer\s+wanted`,
  String.raw`open\s+to(?:\s+work)?`,
  String.raw`(?:ready|looking)\s+for`,
  String.raw`(?:place|location|city|country)\s+of\s+choice|places(?=:)`,
  'wants',
  String.raw`goes?\s+anywhere`,
  String.raw`(?:wfh|work\s+from\s+home)\s+or`,
];
const PREFERRED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${LABELS.join('|')})(?![\p{L}\p{N}])\s*(?:[:=–—-]|:-)*\s*(?:(?:only|anywhere|to|in|at|is|are|within)\s+)*(?:(?:gulf|abroad|overseas)\s*\(\s*)?`,
  'giu',
);
/** Regions that are no city or state of the lists. */
const REGION = /^(?:delhi[ /-]ncr|ncr|anywhere in india|pan[- ]india|gulf|middle east|remote)$/i;
/** 'Kochi, Bengaluru or Chennai': several places are a wish, since a residence is only one. */
const WITH_OR = /\sor\s+(?=\p{Lu}|remote\b)/gu;
/** 'Mumbai only', 'Bengaluru, Pune first'. */
const BEFORE_ONLY = /(?<![\p{L},/] ?)(\p{Lu}[\p{L} ,/]{2,60}?)\s+(?:only|preferred|first)\b(?!\s+\p{L})/gu;
const LONGEST_LIST = 160;
/** No resume has more. */
const MOST_LABELS = 50;

/** The places after the first words of preference that known places follow. */
export function findPreferredPlaces(text: string, rows: readonly ResumeLine[] = []): Reading<string>[] {
  for (const row of rows) {
    const [match] = row.text.matchAll(PREFERRED);
    const found = match?.index === 0 ? placesAt(text.slice(0, row.end), row.start + match[0].length) : [];
    if (found.length > 0) return found;
  }
  for (const match of [...text.matchAll(PREFERRED)].slice(0, MOST_LABELS)) {
    const found = placesAt(text, match.index + match[0].length);
    if (found.length > 0) return found;
  }
  for (const match of [...text.matchAll(WITH_OR)].slice(0, MOST_LABELS)) {
    const found = orList(text, match);
    if (found.length > 0) return found;
  }
  for (const match of text.matchAll(BEFORE_ONLY)) {
    const found = placesAt(text.slice(0, match.index + (match[1] ?? '').length), match.index);
    if (found.length > 0) return found;
  }
  return [];
}

/** The places up to an 'or', if the one after it is a place too. */
function orList(text: string, { index, 0: word }: RegExpExecArray): Reading<string>[] {
  if (placesAt(text, index + word.length).length === 0) return [];
  const from = Math.max(0, index - LONGEST_LIST / 2);
  const start = from + (/^.*[.;|•·()\n:]/su.exec(text.slice(from, index))?.[0].length ?? 0);
  const left = text.slice(start, index);
  const starts = [
    0,
    ...[...left.matchAll(/,\s*|\blocations?\s+|\bin\s+/gi)].map((sign) => sign.index + sign[0].length),
  ];
  for (const at of starts) {
    const found = placesAt(text, start + at);
    // all of the list, to the place after the 'or'
    if (found.length > 1 && (found.at(-1)?.at.end ?? 0) > index) return found;
  }
  return [];
}

/** Places separated by commas, slashes or words, up to the first that is none. */
function placesAt(text: string, start: number): Reading<string>[] {
  const list = /^(?:[^\n;|•]|\n(?!\n))*/.exec(text.slice(start, start + LONGEST_LIST))?.[0] ?? '';
  const found: Reading<string>[] = [];
  for (const part of list.matchAll(/(?:(?!\s+(?:and|or|except|save for)\s)[^,/&])+/g)) {
    const written = part[0].replace(/^\s*(?:(?:and|or|except|save for|the)\s+)*/, '');
    // the list may end within: 'Pune or Mumbai. I come from …'
    const end = /\.(?:\s|$)|\s*[()]|\s*\n/.exec(written.trimEnd());
    const name = written
      .slice(0, end?.index)
      .trim()
      .replace(/\s+(?:only|first)$/i, '');
    const city =
      canonicalCity(name)?.name ?? canonicalState(name)?.name ?? placeAbroad(name) ?? (REGION.test(name) ? name : null);
    if (!city) return found;
    const at = start + part.index + part[0].length - written.length;
    found.push({ value: city, confidence: 0.9, at: { start: at, end: at + name.length } });
    if (end) return found;
  }
  return found;
}
