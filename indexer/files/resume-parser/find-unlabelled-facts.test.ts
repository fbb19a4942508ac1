import { describe, expect, test } from 'vitest';
import { findPersonalFacts } from './find-personal-facts.ts';

const factsIn = (text: string) => {
  const { gender, maritalStatus, dateOfBirth } = findPersonalFacts(text);
  return [gender?.value, maritalStatus?.value, dateOfBirth?.value];
};

describe('gender, marital status and date of birth', () => {
  test.each([
    ['Female, born on 01.08.1989, married. Kannada, English.', 'female', 'married', '1989-08-01'],
    ['Born 30/01/2005 · Female · Unmarried · Hindi', 'female', 'single', '2005-01-30'],
    ['Unmarried female of 31 years (DOB: 19 Oct 1995)', 'female', 'single', '1995-10-19'],
    ['Born on 30 June 1975 at Surat. Married, three children.', undefined, 'married', '1975-06-30'],
    ['I was born on 17 September 1993 and am\nmarried.', undefined, 'married', '1993-09-17'],
    ['D.O.B. 08 Dec 1990 Married Languages: Hindi', undefined, 'married', '1990-12-08'],
    ['Birth: 30th June 1988 Married', undefined, 'married', '1988-06-30'],
    ['D.O.B. 05/02/1993 Female Married Tamil, English', 'female', 'married', '1993-02-05'],
    ['Date of birth 5.9.1992 Married Yes', undefined, 'married', '1992-09-05'],
    ['Born: 18 April 1995 Family: married Tongues: Odia', undefined, 'married', '1995-04-18'],
    ['Birth date : 27-12-1998 Sex : M Married / Unmarried : Unmarried', 'male', 'single', '1998-12-27'],
    ['Date of birth: 14-04-1979 Nationality: Indian Married, 3 children', undefined, 'married', '1979-04-14'],
    ['birth : 14-1-1999\nmarried : no', undefined, 'single', '1999-01-14'],
    ['PERSONAL Male, 31 (b. 2 Aug 1994), unmarried', 'male', 'single', '1994-08-02'],
    ['Born 1 Mar 1994 ● unmarried ● notice one month', undefined, 'single', '1994-03-01'],
    ['Male, 16-Aug-1992, married', 'male', 'married', '1992-08-16'],
    ['27 feb 1999 / unmarried / english, hindi', undefined, 'single', '1999-02-27'],
    ['Sex / Marital Status : Male / Unmarried', 'male', 'single', undefined],
    ['Gender: F\tMarital - Married', 'female', 'married', undefined],
    ['Born 8 July 1997\nFamily\tMarried, two daughters', undefined, 'married', '1997-07-08'],
  ])('%s', (text, gender, maritalStatus, dateOfBirth) => {
    expect(factsIn(text)).toEqual([gender, maritalStatus, dateOfBirth]);
  });
});

test.each([
  'Wards: male, female, paediatric. Languages: English',
  'Designed single, double and triple phase boards for 3 years',
  'Handled female wards and male wards',
  'Married the two code bases of the product line',
])('%s says nothing about the person', (text) => {
  expect(factsIn(text)).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['+91 97302 64415 | asha@example.com | 22 Sept 1991', '1991-09-22'],
  ['asha@example.com 05.02.1998', '1998-02-05'],
  ['asha@example.com | updated 05.02.1998', undefined],
  ['asha@example.com | 05.02.2024', undefined],
  ['asha@example.com | 05.02.1998 | 07.03.1999', undefined],
  ['asha@example.com\n\ni 4 March 1996\nPune', '1996-03-04'],
  ['asha@example.com\n\nPassed 4 March 1996\nPune', undefined],
])('the only date beside contacts is that of birth: %s', (text, dateOfBirth) => {
  expect(factsIn(text)[2]).toBe(dateOfBirth);
});

test('an account behind the name of its network is read', () => {
  const { linkedIn, gitHub } = findPersonalFacts('Github:// asharao\nLinkedIn: asha-rao-9\n');
  expect([linkedIn?.value, gitHub?.value]).toEqual(['linkedin.com/in/asha-rao-9', 'github.com/asharao']);
  expect(findPersonalFacts('LinkedIn: available on request').linkedIn).toBeUndefined();
});

test('a profile’s address broken at a hyphen is read', () => {
  expect(findPersonalFacts('linkedin.com/in/asha-\nrao-hr\n\nPune').linkedIn?.value).toBe(
    'linkedin.com/in/asha-rao-hr',
  );
  expect(findPersonalFacts('Pune / asha@example.com / in/asha-rao-hr').linkedIn?.value).toBe(
    'linkedin.com/in/asha-rao-hr',
  );
});
