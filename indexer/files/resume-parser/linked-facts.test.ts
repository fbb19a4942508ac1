import { expect, test } from 'vitest';
import { linkedProfiles, withLinkedEmails } from './linked-facts.ts';

const email = (value: string) => ({ value, confidence: 0.8, at: { start: 3, end: 9 } });
const values = (...args: Parameters<typeof withLinkedEmails>) => withLinkedEmails(...args).map(({ value }) => value);

test('an address that a line break has cut is read from its link', () => {
  const links = ['mailto:Tdbhutia.fo@gmail.com'];
  expect(values([email('hutia.fo@gmail.com')], links)).toEqual(['tdbhutia.fo@gmail.com']);
  expect(values([email('asha-rao@gmail.com')], ['mailto:asharao@gmail.com'])).toEqual(['asharao@gmail.com']);
});

test('a link that differs from the text, as of a template, changes nothing', () => {
  expect(values([email('asha@gmail.com')], ['mailto:someone@gmail.com'])).toEqual(['asha@gmail.com']);
});

test('without an address in the text the only linked one is read', () => {
  expect(values([], ['mailto:asha@gmail.com', 'mailto:asha@gmail.com?subject=Job'])).toEqual(['asha@gmail.com']);
  expect(values([], ['mailto:asha@gmail.com', 'mailto:ravi@gmail.com'])).toEqual([]);
});

test('profiles behind icons are read, unless they are of several people or of a template', () => {
  const links = ['https://www.linkedin.com/in/asha-rao/', 'https://github.com/asharao', 'https://github.com/asharao/x'];
  const { linkedIn, gitHub } = linkedProfiles(links);
  expect([linkedIn?.value, gitHub?.value]).toEqual(['linkedin.com/in/asha-rao', 'github.com/asharao']);
  expect(linkedProfiles(['https://linkedin.com/in/username'])).toEqual({});
  expect(linkedProfiles(['https://github.com/asharao', 'https://github.com/react'])).toEqual({});
});
