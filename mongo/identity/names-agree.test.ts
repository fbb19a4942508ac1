import { expect, test } from 'vitest';
import { namesAgree } from './names-agree.ts';

test.each([
  ['the same name', 'Ravi Kumar', 'Ravi Kumar'],
  ['an initial for the first name', 'R. Kumar', 'Ravi Kumar'],
  ['an initial without a dot', 'R Kumar', 'Ravi Kumar'],
  ['the words in another order', 'Kumar Ravi', 'Ravi Kumar'],
  ['a father’s initial before the name', 'S. Ramesh', 'Ramesh Subramanian'],
  ['initials with dots and no blank', 'A.P.J. Abdul Kalam', 'Avul Pakir Jainulabdeen Abdul Kalam'],
  ['a missing middle name', 'Asha Rao', 'Asha Lakshmi Rao'],
  ['one word of a longer name', 'Ravi', 'Ravi Kumar'],
  ['a single-word name', 'Prema', 'Prema'],
  ['other case', 'RAVI KUMAR', 'ravi kumar'],
  ['accents', 'José Fernandes', 'Jose Fernandes'],
  ['an apostrophe', 'Anita D’Souza', 'Anita DSouza'],
  ['a hyphen for a blank', 'Meera Nair-Menon', 'Meera Nair Menon'],
  ['a name in Devanagari', 'रवि कुमार', 'रवि कुमार'],
  ['a title on one side', 'Mr. Ravi Kumar', 'Ravi Kumar'],
])('agree: %s (%s, %s)', (_, one, other) => {
  expect([namesAgree(one, other), namesAgree(other, one)]).toEqual([true, true]);
});

test.each([
  ['two people', 'Ravi Kumar', 'Anil Mehta'],
  ['one word in common', 'Ravi Kumar', 'Anil Kumar'],
  ['an abbreviation that is not an initial', 'Md. Arif', 'Mohammed Arif'],
  ['the wrong initial', 'S. Kumar', 'Ravi Kumar'],
  ['initials alone', 'R. K.', 'Ravi Kumar'],
  ['only the same initials', 'R. K.', 'R. K.'],
  ['initials of the longer name', 'Ravi Kumar', 'R. Kumar Singh'],
  ['a part of a word', 'Rav Kumar', 'Ravi Kumar'],
  ['other vowel signs', 'रवि', 'रावी'],
  ['an empty name', '', 'Ravi Kumar'],
  ['two empty names', '', ''],
  ['punctuation alone', '. -', 'Ravi Kumar'],
  ['no name', undefined, 'Ravi Kumar'],
])('disagree: %s (%s, %s)', (_, one, other) => {
  expect([namesAgree(one, other), namesAgree(other, one)]).toEqual([false, false]);
});
