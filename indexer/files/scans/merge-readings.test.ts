import { expect, test } from 'vitest';
import { mergedLines, type ScannedLine } from './merge-readings.ts';

/** A line of words of ten pixels a letter: 'Asha:90 Rao:80' at a place. */
function line(written: string, x: number, y: number): ScannedLine {
  let at = x;
  const words = written.split(' ').map((word) => {
    const colon = word.lastIndexOf(':');
    const text = word.slice(0, colon);
    const bbox = { x0: at, y0: y, x1: at + text.length * 10, y1: y + 20 };
    at = bbox.x1 + 10;
    return { text, confidence: Number(word.slice(colon + 1)), bbox };
  });
  const bbox = { x0: x, y0: y, x1: at - 10, y1: y + 20 };
  return {
    ...{ words, bbox, baseline: bbox },
    rowAttributes: { rowHeight: 20, ascenders: 4, descenders: 4 },
  };
}
const texts = (...readings: ScannedLine[][]) =>
  mergedLines(...readings).map(({ words }) => words.map(({ text }) => text).join(' '));

test('of the first reading the sure words are kept, of others the lines that it did not see', () => {
  const first = [line('Asha:90 Rao:80 x:20', 0, 0)];
  const second = [line('Asho:60 Rao:80', 0, 2), line('Lathe:90 work:70 2o:50', 0, 100)];
  expect(texts(first, second)).toEqual(['Asha Rao', 'Lathe work']);
});

test('of a line that is known in part, sure words behind it are added', () => {
  const first = [line('aarush:90', 0, 0)];
  const second = [line('aarush:92 bhalla:91 |il:85 verma:40', 0, 2)];
  expect(texts(first, second)).toEqual(['aarush', 'bhalla']);
});

test('a contact that only another reading sees takes the place of the words below it', () => {
  const first = [line('teja.b:92', 0, 0), line('ok.com:80 Pune:95', 110, 0)];
  const second = [line('teja.b@outlook.com:90', 0, 1)];
  expect(texts(first, second)).toEqual(['Pune', 'teja.b@outlook.com']);
});

test('a number of which the first reading is unsure is taken if another reading sees it too', () => {
  const [first, second] = [[line('49190390:13 41728:95', 0, 0)], [line('+91:46 90390:46 41728:96', 0, 0)]];
  expect(texts(first, second)).toEqual(['41728']);
  expect(texts(first, second, [line('+91:52 90390:52 41728:92', 0, 0)])).toEqual(['+91 9039041728']);
});

test('an address that a narrow column divides is one', () => {
  const [above, below] = [line('harpreet@zohom:90', 40, 0), line('ail.in:86', 41, 24)];
  expect(texts([above, below])).toEqual(['harpreet@zohomail.in']);
  expect(texts([above, line('ail.in:86', 300, 24)])).toEqual(['ail.in']);
});
