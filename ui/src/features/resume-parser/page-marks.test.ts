import { expect, test } from 'vitest';
import { pageMarks } from './page-marks.ts';

// 'ASHA RAO' and below it 'Java  Pune', in two pieces
const pieces = [
  { start: 0, end: 8, page: 1, x: 50, right: 130, y: 100, size: 20 },
  { start: 9, end: 13, page: 1, x: 50, right: 70, y: 130, size: 10 },
  { start: 14, end: 18, page: 2, x: 300, right: 320, y: 40, size: 10 },
];

test('a place that is a whole piece has its rectangle, from above its letters to below the baseline', () => {
  expect(pageMarks([{ key: 'name', start: 0, end: 8 }], pieces)).toEqual([
    { key: 'name', page: 1, x: 50, y: 83, width: 80, height: 22 },
  ]);
});

test('a part of a piece has its share of the width', () => {
  expect(pageMarks([{ key: 'name', start: 5, end: 8 }], pieces)).toMatchObject([{ x: 100, width: 30 }]);
});

test('a place over several pieces has a rectangle for each, on its page', () => {
  expect(pageMarks([{ key: 'jobs.0', start: 10, end: 16 }], pieces)).toMatchObject([
    { page: 1, x: 55, width: 15 },
    { page: 2, x: 300, width: 10 },
  ]);
});

test('a place outside all pieces has none', () => {
  expect(pageMarks([{ key: 'city', start: 30, end: 34 }], pieces)).toEqual([]);
});
