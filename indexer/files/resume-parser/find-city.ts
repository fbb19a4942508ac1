import { canonicalCity } from '#domain/places/cities.ts';
import { canonicalState } from '#domain/places/states.ts';
import type { Reading } from './reading.ts';
import { type Piece, pieceOf, type ResumeLine, splitPieces } from './resume-lines.ts';

const CITY_LABEL =
  /\b(?:(?:current |present |residential |correspondence |mailing |permanent )?(?:location|city|address|residence)|(?:based|liv(?:e|es|ing)|resid(?:e|es|ing)|settled) (?:in|at)|place)\b\s*[:\-–]*\s*/i;
const CITY_PARTS = /[,|•·;:/()\t✉📞📍✦◆→]|\s[-–—]+\s?|[-–](?=\s?\d)|\.\s|\s{2,}/gu;
/** From there on a line speaks of other places than the residence. */
const ELSEWHERE =
  /(?:[(,|/·•]\s*|\s)(?:(?:open|willing|ready|able|can|happy) (?:to|for)|prefer\w*|relocat\w+|hybrid|place of (?:birth|issue|work)|nearest|posted|born)\b.*$/i;
/** Lines without the residence, whatever place they name. */
const NO_RESIDENCE = /permanent|prefer|willing|relocat|place of (?:birth|issue|work)|native|hometown|birth ?place/i;
/** Points of the compass after a city's name: 'Imphal West'. */
const PART = /\s+(?:east|west|north|south|city|tawi|cantt\.?|cantonment|dist(?:rict|t)?\.?)$/i;
const BEFORE = /^(?:dist(?:rict)?|city|at|p\.?o|tal(?:uka)?|location|address|india)\b[.:]?\s*/i;
/** 'New' and a district's sectors appear before and after a city's name. */
const LONGEST_NAME_WORDS = 3;

/** The city of residence: from a labelled line, otherwise from the lines around the name and contacts. */
export function findCity(contact: readonly ResumeLine[], all: readonly ResumeLine[]): Reading<string> | null {
  for (const [lines, confidence] of [
    [
      all.filter(
        ({ text }) => CITY_LABEL.test(text.slice(0, 40)) && !/^place\b/i.test(text) && !NO_RESIDENCE.test(text),
      ),
      0.95,
    ],
    [contact.filter(({ text }) => !/^\W*(?:prefer|willing|place of)/i.test(text)), 0.85],
    [all.filter(({ text }) => CONTACT.test(text)), 0.75],
    [all.filter(({ text }) => /^place\s*[:\-–]/i.test(text)), 0.6],
  ] as const) {
    for (const line of lines) {
      const found = cityIn(line);
      if (found) return { value: found.name, confidence, at: found.at };
    }
  }
  return null;
}

/** The line with its addresses and numbers as separators; positions stay the same. */
const withoutContacts = (line: ResumeLine): Piece => ({
  ...line,
  text: line.text.replace(/\S+@\S+|\+?\d[\d ()-]{7,}\d/g, (contact) => '|'.padEnd(contact.length)),
});

/** The person's address is often beside the email. */
const CONTACT = /@[\w-]+\.\w/;

function cityIn(line: ResumeLine): { name: string; at: { start: number; end: number } } | null {
  if (line.text.length > 200) return null;
  const home = pieceOf(withoutContacts(line), 0, line.text.length - (ELSEWHERE.exec(line.text)?.[0].length ?? 0));
  const pieces = splitPieces(home, CITY_PARTS);
  const state = pieces.map(({ text }) => canonicalState(text.replace(/[\d\s]+$/, ''))?.name).find(Boolean);
  const known = pieces.flatMap((piece) => {
    const city = cityOf(piece, state);
    return city ? [{ name: city.name, state: city.state, at: { start: piece.start, end: piece.end } }] : [];
  });
  // an address goes from the house to the city: use the last one, among those in the named state
  return known.findLast((city) => state === undefined || city.state === state) ?? known.at(-1) ?? null;
}

function cityOf(piece: Piece, state: string | undefined) {
  const text = piece.text
    .replace(BEFORE, '')
    .replace(/\s+(?:ph|phone|mob|mobile|tel|cell|contact|e-?mail|mail)$/i, '')
    .replace(/[\s-]*\d[\d\s]*$/, '')
    .replace(/[^\p{L}\s.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '' || text.split(' ').length > LONGEST_NAME_WORDS + 1) return null;
  const whole = text.replace(PART, '');
  return (
    canonicalCity(text, state) ??
    canonicalCity(whole, state) ??
    canonicalCity(whole.split(' ').slice(-1).join(' '), state)
  );
}
