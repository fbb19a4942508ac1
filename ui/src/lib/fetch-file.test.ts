import { expect, test } from 'vitest';
import { fileNameOf } from './fetch-file.ts';

test.each([
  ['attachment; filename="SAN_Asha Rao[5y 6m].pdf"', 'SAN_Asha Rao[5y 6m].pdf'],
  ['attachment; filename="SAN_Zo?.pdf"; filename*=UTF-8\'\'SAN_Zo%C3%AB.pdf', 'SAN_Zoë.pdf'],
  ['inline; filename=cv.pdf', 'cv.pdf'],
  ['attachment; filename="a\\"b.pdf"', 'a"b.pdf'],
  ['attachment', null],
  ['', null],
])('%s names %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
