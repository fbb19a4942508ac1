import { describe, expect, test } from 'vitest';
import { rankBiasedOverlap } from './rank-biased-overlap.ts';

const letters = (text: string) => [...text];

describe('rank-biased overlap', () => {
  test.each([
    ['the same order is 1', 'abcdefghij', 'abcdefghij', 1],
    ['nothing in common is 0', 'abc', 'xyz', 0],
    ['nothing at all is the same', '', '', 1],
    // X = 0, 2: 2/2 · .9² + (.1/.9) · (0 · .9 + 1 · .81)
    ['two that swap lose what their first place carries', 'ab', 'ba', 0.9],
    // X = 1, 2, 2: 2/3 · .9³ + (.1/.9) · (.9 + .81 + 2/3 · .729)
    ['another at the last place', 'abc', 'abx', 0.73],
  ])('%s', (_rule, one, other, overlap) => {
    expect(rankBiasedOverlap(letters(one), letters(other))).toBeCloseTo(overlap, 4);
  });

  test('a swap at the top costs more than one further down, and both ways cost the same', () => {
    const order = letters('abcdefghijklmnopqrst');
    const atTop = letters('bacdefghijklmnopqrst');
    const below = letters('abcdefghijklmnopqrts');
    expect(rankBiasedOverlap(order, atTop)).toBeLessThan(rankBiasedOverlap(order, below));
    expect(rankBiasedOverlap(order, below)).toBeLessThan(1);
    expect(rankBiasedOverlap(atTop, order)).toBe(rankBiasedOverlap(order, atTop));
  });
});
