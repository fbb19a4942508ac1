import { describe, expect, test } from 'vitest';
import { readCtc } from './read-ctc.ts';

describe('CTC is LPA', () => {
  test.each([
    ['12.5', 12.5],
    [12.5, 12.5],
    ['12.5 LPA', 12.5],
    ['₹12.5 LPA', 12.5],
    ['₹12,50,000', 12.5],
    ['12,50,000', 12.5],
    [1250000, 12.5],
    ['Rs. 12,50,000/-', 12.5],
    ['INR 1250000', 12.5],
    ['12 Lakhs', 12],
    ['12 lacs p.a.', 12],
    ['12L', 12],
    ['1.2 Cr', 120],
    ['50,000 per month', 6],
    ['Rs 45000 pm', 5.4],
    ['45k per month', 5.4],
    ['₹50,000', 0.5],
    ['0', 0],
  ])('%j', (cell, amount) => expect(readCtc(cell)).toEqual({ amount, currency: 'INR' }));

  test('the header’s unit decides what a bare number leaves open', () => {
    expect(readCtc(150, 'lakhs')).toEqual({ amount: 150, currency: 'INR' });
    expect(readCtc(50_000, 'rupees')).toEqual({ amount: 0.5, currency: 'INR' });
  });

  test.each(['Negotiable', 'As per company norms', 'as per market', 'Confidential'])('%s is undisclosed', (cell) =>
    expect(readCtc(cell)).toBeNull(),
  );
});

test.each([
  ['10-12 LPA', /not understood/],
  ['lots', /not understood/],
  [5_000, /lakhs or rupees/],
  [-3, /not understood/],
  [{ day: '2024-01-05' }, /not understood/],
  ['9999 lakhs', /more than 1000/],
] as const)('%j is refused', (cell, reason) => expect(() => readCtc(cell)).toThrow(reason));
