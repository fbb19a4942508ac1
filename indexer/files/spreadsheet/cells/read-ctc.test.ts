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
    ['Rs 15.50 Lac(s)', 15.5],
    ['15 Lac(s) 50 Thousand', 15.5],
    ['₹ 12,50,000', 12.5],
    ['INR 635000', 6.35],
    ['12.5 LPA (negotiable)', 12.5],
    ['8 lakhs per annum', 8],
    ['0.34 Cr', 34],
  ])('%j', (cell, amount) => expect(readCtc(cell)).toEqual({ amount, currency: 'INR' }));

  test('the header’s unit decides the unit of a bare number', () => {
    expect(readCtc(150, 'lakhs')).toEqual({ amount: 150, currency: 'INR' });
    expect(readCtc(50_000, 'rupees')).toEqual({ amount: 0.5, currency: 'INR' });
    expect(readCtc(695, 'thousands')).toEqual({ amount: 6.95, currency: 'INR' });
    expect(readCtc(45_000, 'monthly-rupees')).toEqual({ amount: 5.4, currency: 'INR' });
    expect(readCtc(1.2, 'crores')).toEqual({ amount: 120, currency: 'INR' });
    expect(readCtc('12 LPA', 'monthly-rupees')).toEqual({ amount: 12, currency: 'INR' });
  });

  test.each([
    'Negotiable',
    'As per company norms',
    'as per market',
    'Confidential',
    'Not disclosed',
    'As per norms',
    'Will discuss',
  ])('%s is undisclosed', (cell) => expect(readCtc(cell)).toBeNull());
});

test.each([
  ['10-12 LPA', /not understood/],
  ['lots', /not understood/],
  [5_000, /lakhs or rupees/],
  [-3, /not understood/],
  [{ day: '2024-01-05' }, /not understood/],
  ['9999 lakhs', /more than 1000/],
] as const)('%j is refused', (cell, reason) => expect(() => readCtc(cell)).toThrow(reason));
