import { expect, it } from 'vitest';
import { auc } from './auc.ts';

it.each([
  ['all longer', [3, 4], [1, 2], 1],
  ['all shorter', [1, 2], [3, 4], 0],
  ['the same', [1, 2, 2, 3], [1, 2, 2, 3], 0.5],
  ['one of four pairs longer', [1, 4], [2, 5], 0.25],
  ['all equal', [7, 7], [7], 0.5],
])('durations that are %s', (_, these, those, expected) => {
  expect(auc(these, those)).toBe(expected);
});
