import { expect, test } from 'vitest';
import { withScheme } from './with-scheme.ts';

test.each([
  ['linkedin.com/in/meera', 'https://linkedin.com/in/meera'],
  [' www.godavari.example ', 'https://www.godavari.example'],
  ['github.com?tab=repositories', 'https://github.com?tab=repositories'],
  ['https://godavari.example', 'https://godavari.example'],
  ['ftp://godavari.example', 'ftp://godavari.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['meera@godavari.example', 'meera@godavari.example'],
  ['godavari', 'godavari'],
  ['see godavari.example', 'see godavari.example'],
  ['', ''],
])('an address without a scheme gets one, others are unchanged: %s', (typed, link) => {
  expect(withScheme(typed)).toBe(link);
});
