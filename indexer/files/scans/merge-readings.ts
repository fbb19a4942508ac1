import type Tesseract from 'tesseract.js';
import { addressesIn, isOfMailDomain, isSureAlone, isTrustedAddress } from './scanned-addresses.ts';
import { isTrustedPhone, LEAST_CONFIDENCE_OF_FACTS, phonesIn } from './scanned-phones.ts';

type Word = Pick<Tesseract.Word, 'text' | 'confidence' | 'bbox'>;
/** A recognised line, in pixels of the picture. */
export type ScannedLine = Pick<Tesseract.Line, 'bbox' | 'baseline' | 'rowAttributes'> & { words: Word[] };

/** Percent. Ruled lines, stamps and grain come out as words below it. */
const LEAST_CONFIDENCE = 45;
/** Signs between contacts are taken for single digits. */
const LEAST_CONFIDENCE_OF_DIGITS = 88;

/**
 * The lines of a page of which there are several readings: those of the first one, and those that only others saw.
 * Addresses and mobile numbers are taken where a reading is sure of them or two agree; of all other words those of which
 * the reading is sure.
 */
export function mergedLines(...readings: readonly (readonly ScannedLine[])[]): KeptLine[] {
  const [first = [], ...others] = readings.map(joinedAddresses);
  const lines = unitedLines(first, ...others);
  const all = [first, ...others];
  const kept = lines.map((line) => withContacts(line, wordsBeside(line, all)));
  const contacts = kept.flatMap(({ words }) => words.filter(({ isContact }) => isContact));
  for (const line of others.flat()) {
    const more = withContacts(line, wordsBeside(line, all), true).words.filter(({ isContact }) => isContact);
    for (const contact of more) {
      if (contacts.some((known) => doOverlap(known.bbox, contact.bbox))) continue;
      for (const each of kept) each.words = each.words.filter((word) => !doOverlap(word.bbox, contact.bbox));
      kept.push({ ...line, words: [contact] });
      contacts.push(contact);
    }
  }
  return kept.filter(({ words }) => words.length > 0);
}

/** The lines of the first reading, and what only others saw. */
function unitedLines(...readings: readonly (readonly ScannedLine[])[]): ScannedLine[] {
  const [first = [], ...others] = readings;
  const lines = [...first];
  for (const other of others) lines.push(...other.flatMap((line) => unseenPart(line, lines)));
  return lines;
}

type Bbox = Tesseract.Bbox;

/** They share at least half of the lower one's height, and some of their width. */
const areOneLine = ({ bbox: one }: ScannedLine, { bbox: other }: ScannedLine): boolean => doOverlap(one, other);

function doOverlap(one: Bbox, other: Bbox): boolean {
  const shared = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  const isBeside = one.x1 <= other.x0 || other.x1 <= one.x0;
  return !isBeside && shared > Math.min(one.y1 - one.y0, other.y1 - other.y0) / 2;
}

/** Surely a word where another reading sees nothing in its line. */
const LEAST_CONFIDENCE_OF_MORE = 80;

/** The line if it is new; of one that is known in part, the sure words where nothing was seen for sure. */
function unseenPart(line: ScannedLine, known: readonly ScannedLine[]): ScannedLine[] {
  const same = known.filter((each) => areOneLine(each, line));
  if (same.length === 0) return [line];
  const words = line.words.filter(
    ({ text, confidence, bbox }) =>
      confidence >= LEAST_CONFIDENCE_OF_MORE &&
      /\p{L}{3}/u.test(text) &&
      !same.some((each) =>
        each.words.some((word) => word.confidence >= LEAST_CONFIDENCE && doOverlap(word.bbox, bbox)),
      ),
  );
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? [{ ...line, words, bbox: { ...line.bbox, x0: first.bbox.x0, x1: last.bbox.x1 } }] : [];
}

/** What each of the other readings sees where the line is. */
const wordsBeside = (line: ScannedLine, readings: readonly (readonly ScannedLine[])[]): Word[][] =>
  readings
    .filter((reading) => !reading.includes(line))
    .map((reading) => reading.filter((each) => areOneLine(line, each)).flatMap(({ words }) => words));

type KeptWord = Word & { isContact?: true };
export interface KeptLine extends ScannedLine {
  words: KeptWord[];
}

/** The line's contacts as one word each, and its other words if they are sure. */
function withContacts(line: ScannedLine, again: readonly Word[][], isLater = false): KeptLine {
  const { words } = line;
  const otherAddresses = again.flatMap((other) => addressesIn(other));
  const isDoubtful = otherAddresses.some(({ text }) => isOfMailDomain(text));
  const addresses = addressesIn(words).filter((address) =>
    isLater && !otherAddresses.some(({ text }) => text.toLowerCase() === address.text.toLowerCase())
      ? !isDoubtful && isSureAlone(address)
      : isTrustedAddress(address, otherAddresses),
  );
  const otherPhones = again.flatMap((other) => phonesIn(other));
  const phones = phonesIn(words).filter((phone) => isTrustedPhone(phone, otherPhones));
  const contacts = [...addresses, ...phones];
  return {
    ...line,
    words: words.flatMap((word, at): KeptWord[] => {
      const contact = contacts.find(({ from, to }) => from <= at && at <= to);
      if (!contact) return isKept(word) ? [word] : [];
      if (at > contact.from) return [];
      const bbox = { ...word.bbox, x1: words[contact.to]!.bbox.x1 };
      return [{ text: contact.text, confidence: 100, bbox, isContact: true }];
    }),
  };
}

/** What pictures of a telephone or an envelope are taken for. */
const SPECK = /^[=~^_°«»<>*"'`#\\]+$/;

function isKept({ text, confidence }: Word): boolean {
  if (text.includes('@') || SPECK.test(text)) return false;
  if (/^\d$/.test(text)) return confidence >= LEAST_CONFIDENCE_OF_DIGITS;
  return confidence >= (/\d/.test(text) ? LEAST_CONFIDENCE_OF_FACTS : LEAST_CONFIDENCE);
}

/** An address that a narrow column divides is one word of its first line: 'asha.rao@gma' above 'il.com'. */
function joinedAddresses(lines: readonly ScannedLine[]): ScannedLine[] {
  const taken = new Set<ScannedLine>();
  const joined = lines.map((line): ScannedLine => {
    const last = line.words.at(-1);
    if (!last?.text.includes('@')) return line;
    const height = line.bbox.y1 - line.bbox.y0;
    const below = lines.find(
      ({ bbox, words }) =>
        words.length === 1 &&
        Math.abs(bbox.x0 - last.bbox.x0) < height &&
        bbox.y0 > line.bbox.y0 + height / 2 &&
        bbox.y0 - line.bbox.y1 < height,
    );
    const rest = below?.words[0];
    if (!below || !rest || !isOfMailDomain(`${last.text}${rest.text}`)) return line;
    taken.add(below);
    const word = { ...last, text: `${last.text}${rest.text}`, confidence: Math.min(last.confidence, rest.confidence) };
    return { ...line, words: [...line.words.slice(0, -1), word] };
  });
  return joined.filter((_, at) => !taken.has(lines[at] as ScannedLine));
}
