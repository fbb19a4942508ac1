import type { ReadLetter } from './line-reader.ts';
import type { ScannedLine } from './merge-readings.ts';
import type { Box } from './ocr-model.ts';

type Word = ScannedLine['words'][number];

/** A line as PP-OCR finds and reads it. */
export interface ReadLine {
  box: Box;
  letters: readonly ReadLetter[];
}

/** Of a found line's height: from its lower edge to the baseline, and its small letters. */
const BELOW_BASELINE = 0.28;
const X_HEIGHT = 0.38;

/**
 * The lines as PP-OCR reads them, with what Tesseract knows better where it saw the same words: their places, thin signs,
 * and letters outside PP-OCR's alphabet.
 */
export const linesOfBoth = (read: readonly ReadLine[], tesseract: readonly ScannedLine[]): ScannedLine[] =>
  read.flatMap(({ box, letters }): ScannedLine[] => {
    const seen = tesseract.flatMap((line) => line.words.filter(({ bbox }) => isWithin(bbox, box)));
    const words = wordsOf(
      letters,
      seen.toSorted((a, b) => a.bbox.x0 - b.bbox.x0),
      box,
    );
    if (words.length === 0) return [];
    const same = tesseract
      .filter((line) => line.words.some((word) => seen.includes(word)))
      .toSorted((a, b) => b.words.length - a.words.length)[0];
    return [{ ...(same ?? lineIn(box)), bbox: box, words }];
  });

function isWithin(word: Box, box: Box): boolean {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
}

/** What Tesseract would say of a line that it did not see. */
function lineIn({ x0, y0, x1, y1 }: Box): Omit<ScannedLine, 'bbox' | 'words'> {
  const height = y1 - y0;
  const baseline = y1 - BELOW_BASELINE * height;
  return {
    baseline: { x0, y0: baseline, x1, y1: baseline },
    rowAttributes: { rowHeight: X_HEIGHT * height, ascenders: 0, descenders: 0 },
  };
}

/** In heights of the line: a wider gap between Tesseract's words is a blank, whether or not PP-OCR sees one. */
const BLANK_GAP = 0.16;
/** From this confidence PP-OCR's letter is taken. */
const SURE_LETTER = 0.9;
/** From this confidence Tesseract's word may correct PP-OCR's letters. Percent. */
const SURE_WORD = 75;

/** A letter of Tesseract's, and its word. */
interface TesseractLetter {
  text: string;
  word: Word;
  isFirst: boolean;
  isLast: boolean;
}
interface Matched extends ReadLetter {
  match?: TesseractLetter;
  /** A blank stands before it: PP-OCR sees one, or Tesseract alone. */
  blank?: 'pp-ocr' | 'tesseract';
}

/** PP-OCR's letters as words in the places of Tesseract's `seen` words, which are sorted. */
export function wordsOf(letters: readonly ReadLetter[], seen: readonly Word[], box: Box): Word[] {
  const { matched, rest } = matches(letters, seen);
  const own = withoutBars(matched, seen);
  const pitch = median(own.slice(1).map(({ x }, at) => x - own[at]!.x));
  const tokens = divided(own, pitch);
  const words = tokens.map((token) => wordOf(token, box, pitch / 2));
  return [...words, ...rest].toSorted((a, b) => a.bbox.x0 - b.bbox.x0);
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Without lines of tables at either end, which PP-OCR takes for letters. */
function withoutBars(letters: readonly Matched[], seen: readonly Word[]): Matched[] {
  const isBar = ({ text, match, x }: Matched) =>
    !match && /[Il1|[\]]/.test(text) && seen.length > 0 && seen.every(({ bbox }) => x < bbox.x0 || x > bbox.x1);
  return letters.filter((letter, at) => !((at === 0 || at === letters.length - 1) && isBar(letter)));
}

/** In distances between letters: what is further apart has a blank between. */
const WIDE = 2.4;

/** At the blanks that PP-OCR sees, at wide gaps, and at Tesseract's blanks where it saw the letters on both sides. */
function divided(letters: readonly Matched[], pitch: number): Matched[][] {
  const parts: Matched[][] = [];
  for (const letter of letters) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    const isDivided =
      letter.blank === 'pp-ocr' ||
      (letter.blank === 'tesseract' && letter.match?.isFirst && before?.match?.isLast) ||
      (before && letter.x - before.x > WIDE * pitch);
    if (part && !isDivided) part.push(letter);
    else parts.push([letter]);
  }
  return parts;
}

function wordOf(token: readonly Matched[], box: Box, halfLetter: number): Word {
  const [first, last] = [token[0]!, token.at(-1)!];
  const chosen = token.map(chosenOf);
  const text = capitalI(chosen.map((each) => each.text).join(''));
  const own = token.find(({ match }) => match)?.match?.word;
  const x0 = first.match?.isFirst ? first.match.word.bbox.x0 : first.x - halfLetter;
  const x1 = Math.max(x0 + 1, last.match?.isLast ? last.match.word.bbox.x1 : last.x + halfLetter);
  return { text, confidence: Math.round(confidenceOf(chosen) * 100), bbox: { ...(own?.bbox ?? box), x0, x1 } };
}

/** Of a letter: below it, an address is unsure. */
const LEAST_OF_ADDRESS = 0.5;

const isLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** That of the least sure letter or digit. Of the twenty of an address one is always less sure than others: there the mean says more. */
function confidenceOf(letters: readonly Pick<ReadLetter, 'text' | 'confidence'>[]): number {
  const counted = letters.filter(({ text }) => isLetter(text));
  const all = (counted.length > 0 ? counted : letters).map(({ confidence }) => confidence);
  const least = Math.min(...all);
  const isAddress = letters.some(({ text }) => text === '@') && least >= LEAST_OF_ADDRESS;
  return isAddress ? all.reduce((sum, each) => sum + each, 0) / all.length : least;
}

/** Letters and signs that PP-OCR doesn't know; those in brackets are what pictures are taken for. */
const UNKNOWN_TO_MODEL = /[^\p{ASCII}®©°«»]/u;

function chosenOf({ text, confidence, match }: Matched): Pick<ReadLetter, 'text' | 'confidence'> {
  if (!match) return { text, confidence };
  if (match.text === text) return { text, confidence: Math.max(confidence, match.word.confidence / 100) };
  if (match.word.confidence < SURE_WORD) return { text, confidence };
  const isTesseracts = UNKNOWN_TO_MODEL.test(match.text) || (confidence < SURE_LETTER && isLetter(match.text));
  return isTesseracts ? { text: match.text, confidence: match.word.confidence / 100 } : { text, confidence };
}

/** A capital I and a small l look alike: I stands among capitals, l before a vowel ('Iobsang@' is lobsang@). */
const capitalI = (text: string): string =>
  /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(text.replaceAll('l', ''))
    ? text.replaceAll('l', 'I')
    : text.replace(/^I(?=[aeiou]\S*@)/, 'l');

const DIFFERENT = 1;
const MISSING = 1;
/** A blank is no letter. */
const BLANK_AS_LETTER = 3;

function difference(one: string, other: string): number {
  if (one === other) return 0;
  if (one === ' ' || other === ' ') return BLANK_AS_LETTER;
  return one.toLowerCase() === other.toLowerCase() ? DIFFERENT / 2 : DIFFERENT;
}

/** Thin signs are what PP-OCR misses. */
const isThin = (text: string): boolean => /[,.;:|()/'&-]/.test(text);

/**
 * PP-OCR's letters without blanks, each with its counterpart in Tesseract's words by edit distance; and those words that
 * have none but are signs, such as bullets.
 */
function matches(letters: readonly ReadLetter[], seen: readonly Word[]): { matched: Matched[]; rest: Word[] } {
  const tesseract = seen.flatMap((word, at): TesseractLetter[] => [
    ...(at > 0 ? [{ text: ' ', word, isFirst: false, isLast: false }] : []),
    ...[...word.text].map((text, place, { length }) => ({
      ...{ text, word, isFirst: place === 0, isLast: place === length - 1 },
    })),
  ]);
  const costs = editCosts(tesseract, letters);
  const matched: Matched[] = [];
  const found = new Set<Word>();
  let blank: Matched['blank'];
  // from the end: the letter added before a blank is the one behind it
  const add = (letter: Matched) => {
    const behind = matched.at(-1);
    if (blank && behind) behind.blank = blank;
    blank = undefined;
    matched.push(letter);
  };
  let [i, j] = [tesseract.length, letters.length];
  while (i > 0 || j > 0) {
    const [one, letter] = [tesseract[i - 1], letters[j - 1]];
    const cost = costs[i]![j]!;
    if (one && letter && cost === costs[i - 1]![j - 1]! + difference(one.text, letter.text)) {
      if (letter.text === ' ') blank = 'pp-ocr';
      else add(one.text === ' ' ? letter : { ...letter, match: one });
      if (one.text !== ' ') found.add(one.word);
      i -= 1;
      j -= 1;
    } else if (one && cost === costs[i - 1]![j]! + MISSING) {
      if (one.text === ' ') blank ??= isWideBefore(one.word, seen) ? 'tesseract' : undefined;
      else if (isThin(one.text) && one.word.text.length > 1 && one.word.confidence >= SURE_WORD) {
        const { x0, x1 } = one.word.bbox;
        add({ text: one.text, confidence: one.word.confidence / 100, x: one.isFirst ? x0 : x1, match: one });
      }
      i -= 1;
    } else {
      if (letter?.text === ' ') blank = 'pp-ocr';
      else if (letter) add(letter);
      j -= 1;
    }
  }
  const rest = seen.filter((word) => !found.has(word) && !isLetter(word.text));
  return { matched: matched.reverse(), rest };
}

/** The least costs of making the first `j` letters out of the first `i` of Tesseract's, by [i][j]. */
function editCosts(tesseract: readonly TesseractLetter[], letters: readonly ReadLetter[]): number[][] {
  const costs = [letters.map((_, j) => j * MISSING).concat(letters.length * MISSING)];
  for (let i = 1; i <= tesseract.length; i++) {
    const [above, row] = [costs[i - 1]!, [i * MISSING]];
    for (let j = 1; j <= letters.length; j++) {
      const changed = above[j - 1]! + difference(tesseract[i - 1]!.text, letters[j - 1]!.text);
      row.push(Math.min(changed, above[j]! + MISSING, row[j - 1]! + MISSING));
    }
    costs.push(row);
  }
  return costs;
}

function isWideBefore(word: Word, seen: readonly Word[]): boolean {
  const before = seen[seen.indexOf(word) - 1];
  return !before || word.bbox.x0 - before.bbox.x1 > BLANK_GAP * (word.bbox.y1 - word.bbox.y0);
}
