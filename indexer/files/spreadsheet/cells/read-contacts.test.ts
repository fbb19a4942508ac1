import { describe, expect, test } from 'vitest';
import { readEmails, readPhones } from './read-contacts.ts';

test.each([
  ['Asha.Rao@Example.co.in', ['asha.rao@example.co.in']],
  [' asha@example.com ', ['asha@example.com']],
  ['mailto:asha@example.com', ['asha@example.com']],
  ['asha@example.com; rao@example.com', ['asha@example.com', 'rao@example.com']],
  ['Asha Rao <asha@example.com>', ['asha@example.com']],
  ['asha@example.com (personal)', ['asha@example.com']],
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

const indian = (number: string) => ({ countryCode: '91', number });

describe('an Indian number has ten digits', () => {
  test.each([
    ['9876543210'],
    [9876543210],
    ['+91 98765 43210'],
    ['+91-9876543210'],
    ['(+91) 9876543210'],
    ['91 98765 43210'],
    [919876543210],
    ['09876543210'],
    ['0091 9876543210'],
    ['+91 09876543210'],
    ['98765-43210'],
    ['9.87654321E+09'],
    ['9.87654321E9'],
    ['Mob: 98765 43210'],
    ["'9876543210"],
    ['98765 43210 (WhatsApp)'],
    ['M: +91-98765-43210'],
  ])('%j', (cell) => expect(readPhones(cell)).toEqual([indian('9876543210')]));

  test('one that begins with 91 keeps it', () => expect(readPhones('9198765432')).toEqual([indian('9198765432')]));
});

test('a foreign number keeps its country code', () => {
  expect(readPhones('+1 415 555 2671')).toEqual([{ countryCode: '1', number: '4155552671' }]);
  expect(readPhones('+971 50 123 4567')).toEqual([{ countryCode: '971', number: '501234567' }]);
  expect(readPhones('0044 20 7946 0958')).toEqual([{ countryCode: '44', number: '2079460958' }]);
});

test('two numbers in one cell', () => {
  expect(readPhones('9876543210 / 9123456780')).toEqual([indian('9876543210'), indian('9123456780')]);
});

test.each([
  ['98765', /10 digits/],
  ['9.88E+09', /lost its last digits/],
  ['call me', /not a phone/],
  ['98765432101', /10 digits/],
  ['987654321012345', /10 digits/],
  ['0000000000', /10 digits/],
] as const)('%s is refused', (cell, reason) => expect(() => readPhones(cell)).toThrow(reason));
