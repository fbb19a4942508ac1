import { describe, expect, test } from 'vitest';
import { rankingWeights } from '#domain/ranking/ranking-kinds.ts';
import { differences, moveText, overlapText, weightChanges } from './ranking-words.ts';

const weights = { ...rankingWeights, title: 0.5, skill: 2 };

test('a draft names each weight that it changes, before and after', () => {
  expect(weightChanges(rankingWeights, weights)).toBe('Titles 1 → 0.5, Skills 1 → 2');
  expect(weightChanges(weights, weights)).toBe('');
});

test('a version names what differs from the default', () => {
  expect(differences(weights, rankingWeights)).toBe('Titles 0.5, Skills 2');
  expect(differences(rankingWeights, rankingWeights)).toBe('As the default');
});

test.each([
  [1, '1'],
  [0.999999, '0.999'],
  [0.9, '0.900'],
])('an overlap of %d reads %s: 1 is only the same order', (overlap, text) => {
  expect(overlapText(overlap)).toBe(text);
});

describe('a move', () => {
  test.each([
    [5, 2, '↑ 3'],
    [2, 14, '↓ 12'],
    [null, 4, '↑ over 96'],
    [4, null, '↓ over 96'],
  ])('from %s to %s reads %s', (from, to, text) => {
    expect(moveText({ from, to })).toBe(text);
  });
});
