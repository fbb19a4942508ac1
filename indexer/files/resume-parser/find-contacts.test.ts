import { expect, test } from 'vitest';
import { findEmails, findPhones } from './find-contacts.ts';

test.each([
  ['Phone: +91 98765 43210', ['9876543210']],
  ['Mob: 09876543210', ['9876543210']],
  ['+91-98765-43210', ['9876543210']],
  ['(+91) 987 654 3210', ['9876543210']],
  ['919876543210', ['9876543210']],
  ['98765-43210 / 8765432109', ['9876543210', '8765432109']],
  ['9876543210, 9876543210', ['9876543210']],
  ['Mumbai 400092 – 98765 43210 – asha@example.com', ['9876543210']],
  ['033 2248 7719 – 98765 43210', ['9876543210', '3322487719']],
  ['0484 236 7781. 98765 43210.', ['9876543210', '4842367781']],
  ['98765 43210 (my son reads messages)', ['9876543210']],
  ['98765 – 43210', ['9876543210']],
  ['+91 (0) 98765 43210', ['9876543210']],
  ['98765 43210 / 0651 224 8190 (landlord)', ['9876543210']],
  ['98765 43210 (father: 98765 43211)', ['9876543210']],
  ['98765 43210, next of kin Zothanpuii (wife) 98765 43211', ['9876543210']],
  ['98765 43210 (WhatsApp)', ['9876543210']],
  ['Pune 411 019 98765 43210 asha@example.com', ['9876543210']],
  ['Mumbai. asha@example.com, +91 98765\n43210', ['9876543210']],
  ['Phone........98765 43210', ['9876543210']],
  ['044-2626 1234, 9876543210', ['9876543210', '4426261234']],
])('the numbers of %s are read, mobiles first, each once', (text, numbers) => {
  expect(findPhones(text).map(({ value }) => value.number)).toEqual(numbers);
  expect(findPhones(text)[0]?.value.countryCode).toBe('91');
});

test('a foreign number keeps its country code', () => {
  expect(findPhones('+971 50 123 4567').map(({ value }) => value)).toEqual([
    { countryCode: '971', number: '501234567' },
  ]);
});

test.each(['Chennai – 600 040', '2014 - 2018', '12.04.1994', 'Aadhaar 1234 5678 9012', 'CGPA 8.4/10', '1234567890'])(
  '%s holds no phone number',
  (text) => {
    expect(findPhones(text)).toEqual([]);
  },
);

test('emails are read in lower case with their positions, each once', () => {
  const text = 'E-mail: Asha.Rao+jobs@Example.co.in; asha.rao+jobs@example.co.in, second_one@example.com.';
  const found = findEmails(text);
  expect(found.map(({ value }) => value)).toEqual(['asha.rao+jobs@example.co.in', 'second_one@example.com']);
  expect(text.slice(found[0]?.at.start, found[0]?.at.end)).toBe('Asha.Rao+jobs@Example.co.in');
});

test.each(['@example.com', 'asha@', 'asha@example', 'a..b@example.com'.replace('a..b', 'a..')])(
  '%s is not an email',
  (text) => {
    expect(findEmails(text)).toEqual([]);
  },
);

test('an email broken before its @ is read', () => {
  const [email] = findEmails('9876543210\nasha.rao.hr\n@example.com\nPune');
  expect(email).toEqual({ value: 'asha.rao.hr@example.com', confidence: 0.9, at: { start: 11, end: 35 } });
});

test('an email broken within its domain at the edge of a narrow column is read', () => {
  const [email] = findEmails('Mobile 9876543210\nasha_rao794@y\nmail.com\nPune');
  expect(email).toEqual({ value: 'asha_rao794@ymail.com', confidence: 0.9, at: { start: 18, end: 31 } });
});

test.each([
  ['hyphenated before its @', 'Mobile 9876543210\nmuru-\ngan.net@gmail.com\nPune', 'murugan.net@gmail.com'],
  ['broken within its last label', 'Mobile 9876543210\nasha.rao@gmail.c\nom\nPune', 'asha.rao@gmail.com'],
])('an email %s is read', (_, text, value) => {
  expect(findEmails(text).map((email) => email.value)).toEqual([value]);
});
