import { expect, it } from 'vitest';
import { ndcgAt10 } from './ndcg.ts';

it.each([
  ['the best order is 1', [3, 3, 2, 1, 0], 1],
  ['a wanted person in the second place counts 1 / log2(3)', [0, 3], 1 / Math.log2(3)],
  ['a wanted person in the eleventh place counts nothing', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3], 0],
  ['a search has no value if every grade is 0', [0, 0], null],
  ['a search without results has no value', [], null],
])('%s', (_, grades, expected) => {
  const value = ndcgAt10(grades);
  if (expected === null) expect(value).toBeNull();
  else expect(value).toBeCloseTo(expected, 10);
});
