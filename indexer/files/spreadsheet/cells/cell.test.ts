import { expect, test } from 'vitest';
import { cellText } from './cell.ts';

test.each([
  [9876543210, '9876543210'],
  [919876543210, '919876543210'],
  [0.1 + 0.2, '0.3'],
  [1e-7, '0.0000001'],
  [5.6, '5.6'],
  ['\u00a0Asha ', 'Asha'],
  [true, 'Yes'],
  [{ day: '2024-01-05' }, '2024-01-05'],
  [null, ''],
])('%j reads %s', (cell, text) => expect(cellText(cell)).toBe(text));
