import { expect, test } from 'vitest';
import type { ImportMapping } from '#api/imports/preview-contract.ts';
import { withColumn, withCorrection, withoutCorrection, withReading } from './mapping-changes.ts';

const mapping: ImportMapping = {
  shape: 'a'.repeat(64),
  columns: ['name', 'noticePeriod', null],
  readings: [null, 'months', null],
  corrections: [{ at: 1, text: 'policy', as: '30 days' }],
};

test('of two columns with the same meaning the later choice counts', () => {
  expect(withColumn(mapping, 2, 'name').columns).toEqual([null, 'noticePeriod', 'name']);
});

test('another meaning resets the column’s reading and its corrections', () => {
  const changed = withColumn(mapping, 1, 'skills');
  expect([changed.readings, changed.corrections]).toEqual([[null, null, null], []]);
});

test('a reading applies to its column only', () => {
  expect(withReading({ ...mapping, readings: undefined }, 1, 'none').readings).toEqual([null, 'none', null]);
});

test('a second correction of the same cells replaces the first, and can be undone', () => {
  const twice = withCorrection(mapping, { at: 1, text: 'policy', as: '' });
  expect(twice.corrections).toEqual([{ at: 1, text: 'policy', as: '' }]);
  expect(withoutCorrection(twice, 1, 'policy').corrections).toEqual([]);
});
