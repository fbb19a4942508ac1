import { describe, expect, test } from 'vitest';
import type { ReadLetter } from './line-reader.ts';
import { linesOfBoth, wordsOf } from './line-words.ts';
import type { ScannedLine } from './merge-readings.ts';

const PITCH = 10;
const BOX = { x0: 0, y0: 0, x1: 1_000, y1: 20 };

/** PP-OCR's letters of a line, ten pixels each: those before '?' are unsure. */
function letters(written: string, from = 0): ReadLetter[] {
  const found: ReadLetter[] = [];
  for (const text of written) {
    const last = found.at(-1);
    if (text === '?' && last) last.confidence = 0.6;
    else found.push({ text, confidence: 0.99, x: from + (found.length + 0.5) * PITCH });
  }
  return found;
}

/** Tesseract's words, 'Asha:90 Rao:80', ten pixels a letter and a blank. */
function seen(written: string): ScannedLine['words'] {
  let at = 0;
  return written.split(' ').map((word) => {
    const colon = word.lastIndexOf(':');
    const text = word.slice(0, colon);
    const bbox = { x0: at, y0: 2, x1: at + text.length * PITCH, y1: 18 };
    at = bbox.x1 + PITCH;
    return { text, confidence: Number(word.slice(colon + 1)), bbox };
  });
}

const texts = (read: ReadLetter[], tesseract = '') =>
  wordsOf(read, tesseract ? seen(tesseract) : [], BOX).map(({ text }) => text);

describe('a line that both read', () => {
  test.each<[string, string, string, string[]]>([
    ['PP-OCR’s sure letter', 'iqbal.wani@gmail.com', 'igbal.wani@gmail.com:95', ['iqbal.wani@gmail.com']],
    ['Tesseract’s, if PP-OCR is unsure', 'AWs?', 'AWS:93', ['AWS']],
    ['PP-OCR’s, if Tesseract is unsure as well', 'Zo?lve', 'Zelve:40', ['Zolve']],
    ['a letter that PP-OCR doesn’t know', 'Lakme', 'Lakmé:84', ['Lakmé']],
    ['thin signs that PP-OCR misses', 'Java SQL', 'Java,:95 SQL:95', ['Java,', 'SQL']],
    ['no sign of which Tesseract is unsure', 'Java SQL', 'Java,:50 SQL:95', ['Java', 'SQL']],
    ['Tesseract’s bullet', ' Java', '•:60 Java:95', ['•', 'Java']],
    ['PP-OCR’s digit instead of a sign', '2022?', '202):90', ['2022']],
  ])('%s', (_, read, tesseract, words) => {
    expect(texts(letters(read), tesseract)).toEqual(words);
  });

  test('the places are Tesseract’s', () => {
    const [word] = wordsOf(letters('Asha', 3), seen('Asha:90'), BOX);
    expect(word?.bbox).toEqual({ x0: 0, y0: 2, x1: 40, y1: 18 });
  });

  test('a letter is as sure as the surer reading of it, and a word as its least sure letter', () => {
    const confidences = (read: string, tesseract: string) =>
      wordsOf(letters(read), seen(tesseract), BOX).map(({ confidence }) => confidence);
    expect(confidences('Ra?o', 'Rao:92')).toEqual([92]);
    expect(confidences('Ra?o', 'Rio:40')).toEqual([60]);
    expect(confidences('2019-?', '2019:95')).toEqual([99]);
  });
});

describe('blanks', () => {
  test.each<[string, string, string, string[]]>([
    ['as PP-OCR sees them', 'Asha Rao', 'AshaRao:90', ['Asha', 'Rao']],
    ['as Tesseract sees them between letters that both read', 'Workedfor', 'Worked:95 for:95', ['Worked', 'for']],
    [
      'not beside a letter that Tesseract missed',
      'sunita.venkat@live.in',
      'sunita.ve:60 kat@live.in:90',
      ['sunita.venkat@live.in'],
    ],
  ])('%s', (_, read, tesseract, words) => {
    expect(texts(letters(read), tesseract)).toEqual(words);
  });

  test('at a wide gap', () => {
    expect(texts([...letters('1/2020-'), ...letters('Project', 120)])).toEqual(['1/2020-', 'Project']);
  });
});

test('a table’s line at the end is no letter', () => {
  expect(texts(letters('2016I'), '2016:95')).toEqual(['2016']);
  expect(texts(letters('XII'), 'XII:95')).toEqual(['XII']);
});

test.each([
  ['RBl', 'RBI'],
  ['All', 'All'],
  ['Iobsang@yahoo.in', 'lobsang@yahoo.in'],
  ['Irfan@yahoo.in', 'Irfan@yahoo.in'],
])('capital I and small l, which look alike: %s', (read, word) => {
  expect(texts(letters(read))).toEqual([word]);
});

test('of the many letters of an address the mean counts, unless one is very unsure', () => {
  const confidence = (least: number) => {
    const read = letters('rhea.kapadia@gmail.com').map((letter, at) =>
      at === 3 ? { ...letter, confidence: least } : letter,
    );
    return wordsOf(read, [], BOX)[0]?.confidence;
  };
  expect(confidence(0.58)).toBe(97);
  expect(confidence(0.4)).toBe(40);
});

test('a line that Tesseract did not see has its own place', () => {
  const box = { x0: 100, y0: 200, x1: 180, y1: 220 };
  const [line] = linesOfBoth([{ box, letters: letters('Asha Rao', 100) }], []);
  expect(line?.words.map(({ text }) => text)).toEqual(['Asha', 'Rao']);
  expect(line?.baseline.y0).toBeGreaterThan(210);
  expect(line?.baseline.y0).toBeLessThan(220);
});

test('a found line in which nothing is read is none', () => {
  expect(linesOfBoth([{ box: BOX, letters: [] }], [])).toEqual([]);
});
