import { expect, test } from 'vitest';
import { withPhones } from './scanned-phones.ts';

/** 'Ph:90 98450:40' are two words with their confidence. */
const line = (written: string) =>
  written.split(' ').map((word) => {
    const colon = word.lastIndexOf(':');
    return { text: word.slice(0, colon), confidence: Number(word.slice(colon + 1)) };
  });
const read = (first: string, second: string) =>
  withPhones(line(first), line(second))
    .map(({ text, confidence }) => `${text}:${confidence}`)
    .join(' ');

test('the second reading is taken if it is sure of as many digits', () => {
  expect(read('98450:40 12345:90', '98450:90 12346:90')).toBe('98450:90 12346:90');
});

test('two readings that see the same mobile number make it sure, however its digits are grouped', () => {
  expect(read('B:38 +91:13 97129:13 30458:85', 'B:8 +91:62 97129:62 30458:96')).toBe(
    'B:38 +91:100 97129:100 30458:100',
  );
  expect(read('(+91):72 9884017356:72', '&:1 (+91):37 9884:60 017:94 356:92')).toBe('(+91):100 9884017356:100');
});

test('the first reading stays doubtful if they differ or both are poor', () => {
  expect(read('96450:40 30182:93', '96459:49 30182:93')).toBe('96450:40 30182:93');
  expect(read('96459:20 30182:93', '96459:30 30182:93')).toBe('96459:20 30182:93');
});
