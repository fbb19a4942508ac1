import { canonicalCity } from '#domain/places/cities.ts';
import { placeGroups } from '#domain/places/place-groups.ts';
import { canonicalDistrict, canonicalState, placeKey } from '#domain/places/states.ts';
import { placeAbroad } from './places-abroad.ts';
import type { Reading } from './reading.ts';
import type { ResumeLine } from './resume-lines.ts';

/** Words before the places where a person wants to work. */
const LABELS = [
  String.raw`(?:not\s+willing|prefers?\s+not|unwilling)\s+to\s+leave|not\s+moving\s+out\s+of`,
  String.raw`(?:pref(?:er(?:red|able)?|\.)?|desired)\s+(?:job\s+|work\s+)?(?:locations?|loc\.?|places?|cit(?:y|ies)|stations?|hq|head\s?quarters?|base|areas?)(?:\s+of\s+(?:work|posting))?`,
  String.raw`(?:location|place|city|posting)s?\s+(?:preference|preferred|wished|wanted|choice|liked|desired|sought)s?`,
  String.raw`pref\.`,
  String.raw`prefer(?:s|ably|ences?|red)?(?:\s+(?:to\s+work|working|posting))?`,
  String.raw`(?:willing|open|ready|happy|able|can|would\s+like|wants?)\s+to\s+(?:move|go|relocate|shift|work|stay|live|serve|join|be\s+(?:posted|placed|based))`,
  String.raw`would\s+like|wants?\s+an?\s+[\p{L} ]{2,30}\s+in`,
  String.raw`(?:will|would|can|may)\s+(?:move|go|relocate|shift|work|serve|join|consider|be\s+(?:posted|placed|based))`,
  String.raw`relocat(?:e|ion|ing)|transfer\s+wanted`,
  String.raw`open\s+(?:to|for)(?:\s+work)?|fine\s+with`,
  String.raw`(?:ready|looking)\s+for`,
  String.raw`(?:place|location|city|country|area)\s+of\s+choice|choice\s+of\s+(?:place|location|city|posting)`,
  'places(?=:)|wants|want(?=:)',
  String.raw`goes?\s+anywhere`,
  String.raw`(?:wfh|work\s+from\s+home)\s+or`,
];
const CONNECTION = String.raw`\s*(?:[:=–—-]|:-)*\s*(?:(?:only|anywhere|to|in|at|from|is|are|within|between)(?:\s+|\s*:\s*))*`;
const PREFERRED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${LABELS.join('|')})(?![\p{L}\p{N}])${CONNECTION}(?:(?:gulf|abroad|overseas)\s*\(\s*)?`,
  'giu',
);
/** Labels of other places too, so that several must follow: 'Locations: Ludhiana, Chandigarh'. */
const OF_SEVERAL =
  /(?:(?:^|[\n\t.;|•·])\s{0,3}(?:locations|cities|places|stations|bases|where)|\b(?:notice|ctc|lpa|expected|joining)\b[^\n]{0,60}[\s.;|•·]location)(?:\s{0,3}[:–-]\s{0,3}|\s{1,3}(?=\p{Lu}))/giu;
/** 'Available for audit assignments in Visakhapatnam and Vijayawada', 'the post of Principal in Udupi or Mangaluru' */
const POSTS = /\b(?:available|open|ready) for\s[^.;|•]{3,100}?\s(?:in|at)\s+(?=\p{Lu})/giu;
/** Regions that are no city or state of the lists. */
const REGION = /^(?:delhi[ /-]ncr|anywhere in india|pan[- ]india|gulf|middle east|remote)$/i;
const groupNames = new Set(placeGroups.flatMap(({ name, aliases }) => [name, ...aliases]).map(placeKey));
/** 'Kochi, Bengaluru or Chennai': several places are a wish, since a residence is only one. */
const WITH_OR = /\sor\s+(?=\p{Lu}|remote\b)/gu;
/** 'Notice one month. Lucknow / Varanasi / Prayagraj.' is a wish among those of pay and notice. */
const AMONG_TERMS =
  /\b(?:notice|np|days|lpa|ctc|per month|expect(?:ed|ing)|(?:un)?married|born)\b[^\n.;|•·]{0,40}[.;|•·,]\s{1,3}(?=(?:\p{Lu}[\p{L} ]{2,20}[,/]\s{0,3}){1,4}\p{Lu}[\p{L} ]{2,20}(?:[.;|•·\n]|$))/giu;
/** 'Mumbai only', 'Bengaluru, Pune first'. */
const BEFORE_ONLY = /(?<![\p{L},/] ?)(\p{Lu}[\p{L} ,/]{2,60}?)\s+(?:only|preferred|first)\b(?!\s+\p{L})/gu;
/** 'Office Assistant in Madurai or nearby' */
const OR_NEARBY = /\b(?:in|at)\s+(\p{Lu}[\p{L} ,/]{2,40}?)\s+or\s+(?:near|around)/gu;
const LONGEST_LIST = 160;
/** No resume has more. */
const MOST_LABELS = 50;

/** The places after the first words of preference that known places follow. */
export function findPreferredPlaces(text: string, rows: readonly ResumeLine[] = []): Reading<string>[] {
  for (const row of rows) {
    const [match] = row.text.matchAll(PREFERRED);
    const found = match?.index === 0 ? placesAt(text.slice(0, row.end), row.start + match[0].length) : [];
    if (found.length > 0) return withoutRemote(text, found);
  }
  return withoutRemote(
    text,
    first(text, PREFERRED, (match) => placesAfter(text, match)) ??
      first(text, OF_SEVERAL, (match) => several(placesAfter(text, match))) ??
      first(text, POSTS, (match) => placesAfter(text, match)) ??
      first(text, WITH_OR, (match) => orList(text, match)) ??
      first(text, AMONG_TERMS, (match) => several(placesAfter(text, match))) ??
      first(text, BEFORE_ONLY, (match) => placesWithin(text, match)) ??
      first(text, OR_NEARBY, (match) => placesWithin(text, match)) ??
      [],
  );
}

/** The first places that one of the pattern's matches yields. */
function first(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Reading<string>[],
): Reading<string>[] | undefined {
  return [...text.matchAll(pattern)]
    .slice(0, MOST_LABELS)
    .map(read)
    .find((found) => found.length > 0);
}

const placesAfter = (text: string, { index, 0: label }: RegExpExecArray) => placesAt(text, index + label.length);

/** The places in a match's group. */
function placesWithin(text: string, { index, 0: whole, 1: list = '' }: RegExpExecArray): Reading<string>[] {
  const start = index + whole.indexOf(list);
  return placesAt(text.slice(0, start + list.length), start);
}

/** 'Nagpur, Maharashtra' is one place with its state. */
function several(found: Reading<string>[]): Reading<string>[] {
  const [one, two] = found;
  const isState = ({ value }: Reading<string>) => canonicalState(value) !== null && canonicalCity(value) === null;
  const isAddress = one && two && isState(two) && !isState(one);
  return found.length > 1 && !isAddress ? found : [];
}

/** 'Pune or remote' is one place and a way of working. */
function withoutRemote(text: string, found: Reading<string>[]): Reading<string>[] {
  const [one, two] = found;
  const isEither = one && two && found.length === 2 && /^\s+or\s+$/.test(text.slice(one.at.end, two.at.start));
  return isEither ? found.filter(({ value }) => !/^remote$/i.test(value)) : found;
}

/** The places up to an 'or', if the one after it is a place too. */
function orList(text: string, { index, 0: word }: RegExpExecArray): Reading<string>[] {
  if (placesAt(text, index + word.length).length === 0) return [];
  const from = Math.max(0, index - LONGEST_LIST / 2);
  const start = from + (/^.*(?:[.;|•·():]|(?<!,\s{0,2})\n)/su.exec(text.slice(from, index))?.[0].length ?? 0);
  const left = text.slice(start, index);
  const starts = [
    0,
    ...[...left.matchAll(/,\s*|\blocations?\s+|\b(?:in|at|only)\s+/gi)].map((sign) => sign.index + sign[0].length),
  ];
  for (const at of starts) {
    const found = placesAt(text, start + at);
    // all of the list, to the place after the 'or'
    if (found.length > 1 && (found.at(-1)?.at.end ?? 0) > index) return found;
  }
  return [];
}

const BEFORE_PLACE = /^\s*(?:(?:and|or|except|save for|else|the|remote or|any (?:site|place|city) in)\s+)*/;

/** Places separated by commas, slashes or words, up to the first that is none. */
function placesAt(text: string, start: number): Reading<string>[] {
  const list = /^(?:[^\n;|•·]|(?<=,)\n\n?|\n(?!\n))*/.exec(text.slice(start, start + LONGEST_LIST))?.[0] ?? '';
  const found: Reading<string>[] = [];
  for (const part of list.matchAll(PARTS)) {
    const written = part[0].replace(BEFORE_PLACE, '');
    const place = openingPlace(written);
    if (!place) return found;
    const at = start + part.index + part[0].length - written.length;
    found.push({ value: place.value, confidence: 0.9, at: { start: at, end: at + place.length } });
    if (place.isLast) return found;
  }
  return found;
}

/** Between commas, slashes and words; 'Delhi/NCR' and 'J&K' are one place. */
const PARTS = /(?:delhi\s?\/\s?ncr\b|j\s?&\s?k\b|(?!\s+(?:and|or|else|except|save for)\s)[^,/&])+/gi;

/** The place that a part begins with; the last one if other words follow: 'Pune or Mumbai. I come from …'. */
function openingPlace(written: string): { value: string; length: number; isLast: boolean } | null {
  const whole = written.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  const place = placeNamed(whole);
  if (place) return { value: place, length: written.trimEnd().length, isLast: false };
  const end = /\.(?:\s|$)|\s*[()]|\s*\n|\s+(?=\p{Ll}|\p{Lu}\p{Ll}+\s?:)/u.exec(written.trimEnd());
  const name = end ? written.slice(0, end.index).trim() : '';
  const value = /^(?:\p{Lu}[\p{L}.]{2}|remote)/u.test(name) ? placeNamed(name) : null;
  return value
    ? { value, length: name.length, isLast: !/^\s*(?:only|first)$/i.test(written.slice(name.length)) }
    : null;
}

function placeNamed(written: string): string | null {
  const name = written.replace(/\s?\/\s?/, ' ');
  const known = canonicalCity(name)?.name ?? canonicalState(name)?.name ?? placeAbroad(name);
  if (known) return known;
  return REGION.test(name) || groupNames.has(placeKey(name)) || canonicalDistrict(name) ? name : null;
}
