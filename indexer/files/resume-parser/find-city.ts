import { canonicalCity } from '#domain/places/cities.ts';
import { canonicalState } from '#domain/places/states.ts';
import type { Reading } from './reading.ts';
import { type Piece, type ResumeLine, splitPieces } from './resume-lines.ts';

const LABEL =
  /\b(?:(?:current |present |residential |correspondence |mailing |permanent )?(?:location|city|address|residence)|(?:based|liv(?:e|es|ing)|resid(?:e|es|ing)|settled) (?:in|at)|place)\b\s*[:\-–]*\s*/i;
const PARTS = /[,|•·;:/()\t✉📞📍]|\s[-–—]+\s?|[-–](?=\s?\d)|\.\s|\s{2,}/gu;
const BEFORE = /^(?:dist(?:rict)?|city|at|p\.?o|tal(?:uka)?|location|address|india)\b[.:]?\s*/i;
/** 'New' and a district's sectors come before and after a city's name. */
const LONGEST_NAME_WORDS = 3;

/** The city somebody lives in: in a labelled line, else in the lines around the name and the contact data. */
export function findCity(contact: readonly ResumeLine[], all: readonly ResumeLine[]): Reading<string> | null {
  for (const [lines, confidence] of [
    [
      all.filter(({ text }) => LABEL.test(text.slice(0, 40)) && !/^place\b/i.test(text) && !/permanent/i.test(text)),
      0.95,
    ],
    [contact, 0.85],
    [all.filter(({ text }) => /^place\s*[:\-–]/i.test(text)), 0.6],
  ] as const) {
    for (const line of lines) {
      const found = cityIn(line);
      if (found) return { value: found.name, confidence, at: found.at };
    }
  }
  return null;
}

function cityIn(line: ResumeLine): { name: string; at: { start: number; end: number } } | null {
  if (line.text.length > 200) return null;
  const pieces = splitPieces(line, PARTS);
  const state = pieces.map(({ text }) => canonicalState(text.replace(/[\d\s]+$/, ''))?.name).find(Boolean);
  const known = pieces.flatMap((piece) => {
    const city = cityOf(piece, state);
    return city ? [{ name: city.name, state: city.state, at: { start: piece.start, end: piece.end } }] : [];
  });
  // an address goes from the house to the city: the last one counts, of those in the state that is named
  return known.findLast((city) => state === undefined || city.state === state) ?? known.at(-1) ?? null;
}

function cityOf(piece: Piece, state: string | undefined) {
  const text = piece.text
    .replace(BEFORE, '')
    .replace(/[\s-]*\d[\d\s]*$/, '')
    .replace(/[^\p{L}\s.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '' || text.split(' ').length > LONGEST_NAME_WORDS + 1) return null;
  return canonicalCity(text, state) ?? canonicalCity(text.split(' ').slice(-1).join(' '), state);
}
