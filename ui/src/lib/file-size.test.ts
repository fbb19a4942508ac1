import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test('file sizes are written in common units', () => {
  expect([10, 862_000, 1_468_006].map(fileSize)).toEqual(['1 KB', '842 KB', '1.4 MB']);
});
