import { expect, it } from 'vitest';
import { ndcgAt10 } from './ndcg.ts';

it.each([
  ['the best order gives 1', [3, 2, 0], [0, 2, 3], 1],
  ['nothing that fits gives 0', [0, 0], [3, 1], 0],
  ['the second best first loses', [2, 3], [3, 2], 0.834],
  ['what is left out counts', [3], [3, 3], 0.613],
  ['the eleventh place does not count', [...Array(10).fill(0), 3], [3], 0],
])('%s', (_, found, all, expected) => {
  expect(ndcgAt10(found, all)).toBeCloseTo(expected, 3);
});

it('throws if no candidate has a grade', () => {
  expect(() => ndcgAt10([0], [0, 0])).toThrow('No candidate has a grade');
});
