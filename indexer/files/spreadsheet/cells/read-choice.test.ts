import { expect, test } from 'vitest';
import { choiceReader, readDisability, readYesNo } from './read-choice.ts';
import { readLanguages } from './read-list.ts';
import { readYear, readZipCode } from './read-text.ts';

const readGender = choiceReader('gender');
const readMaritalStatus = choiceReader('maritalStatus');
const readHiringMode = choiceReader('hiringMode');

test.each([
  [readGender, 'M', 'male'],
  [readGender, 'FEMALE', 'female'],
  [readGender, 'Others', 'other'],
  [readMaritalStatus, 'Un-married', 'single'],
  [readMaritalStatus, 'Widow', 'widowed'],
  [readHiringMode, 'Full Time', 'ft'],
  [readHiringMode, 'Contract-to-Hire', 'c2h'],
  [readHiringMode, 'Internship', 'intern'],
  [readYesNo, 'Yes', true],
  [readYesNo, 'Not willing', false],
  [readYesNo, true, true],
  [readYesNo, 0, false],
  [readYear, 2015, 2015],
  [readYear, 'May 2015', 2015],
  [readYear, { day: '2015-06-01' }, 2015],
  [readZipCode, 411001, '411001'],
  [readZipCode, '411 001', '411001'],
  [readDisability, 'No', { isDisabled: false }],
  [readDisability, 'Yes', { isDisabled: true }],
  [readDisability, 'Hearing impairment', { isDisabled: true, desc: 'Hearing impairment' }],
] as const)('%o reads %j', (read, cell, value) => expect(read(cell)).toEqual(value));

test.each([
  [readGender, 'X1', /Male, Female or Other/],
  [readYesNo, 'perhaps', /Yes or No/],
  [readYear, '15', /not a year/],
  [readYear, 2099, /not a year/],
  [readZipCode, '41', /PIN code/],
  [readLanguages, '12', /not a language/],
] as const)('%o refuses %j', (read, cell, reason) => expect(() => read(cell)).toThrow(reason));

test('a language says how well it is known, or is intermediate', () => {
  const known = readLanguages('English (fluent), Hindi - basic, Marathi').map((one) => [one.name, one.proficiency]);
  expect(known).toEqual([
    ['English', 'advanced'],
    ['Hindi', 'beginner'],
    ['Marathi', 'intermediate'],
  ]);
});
