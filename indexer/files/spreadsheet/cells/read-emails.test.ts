import { expect, test } from 'vitest';
import { readEmails } from './read-emails.ts';

test.each([
  ['Asha.Rao@Example.co.in', ['asha.rao@example.co.in']],
  [' asha@example.com ', ['asha@example.com']],
  ['mailto:asha@example.com', ['asha@example.com']],
  ['asha@example.com; rao@example.com', ['asha@example.com', 'rao@example.com']],
  ["o'neil+jobs@example.com", ["o'neil+jobs@example.com"]],
])('%j', (cell, emails) => expect(readEmails(cell)).toEqual(emails));

test.each([
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'a..b@example.com',
  'asha@exa mple.com',
  12,
  `${'a'.repeat(250)}@example.com`,
])('%j is refused', (cell) => expect(() => readEmails(cell)).toThrow(/not an email/));
