import { expect, test } from 'vitest';
import { compose, coursesOf } from '#indexer/testing/marked-values.ts';

test('halves of a school’s name are one', () => {
  const school = (marked: string) => compose(`<+degree B.Sc.>, ${marked}, <year 2014>`).education[0]?.value.institution;
  expect(school('<institute Veer Asha South>\n<board Bela University>')).toBe('Veer Asha South Bela University');
  expect(school('<institute Asha College of> <branch Optometry>')).toBe('Asha College of Optometry');
  expect(school('<institute Asha College>\n<board Bela University>')).toBe('Asha College');
});

test.each([
  ['<+degree B.Com.>, <degree M.D.> <institute University, Rohtak>', 'M.D. University, Rohtak'],
  ['<+degree B.Com.>, <+degree MS> University of Baroda', 'MS University of Baroda'],
  ['<+degree M.D.> <institute University of Delhi>', 'University of Delhi'],
])('first letters of a university are no degree: %s', (marked, institution) => {
  const { education } = compose(`${marked}, <year 2014>`);
  expect(education.map(({ value }) => value.institution)).toEqual([institution]);
});

test.each([
  ['<board Singhania University>, <institute Pacheri Bari>', 'Singhania University, Pacheri Bari'],
  ['<board Secondary Board> <institute High School, Cuttack>', 'Secondary Board High School, Cuttack'],
  ['Smt. <institute CHM College>', 'Smt. CHM College'],
  ['\nUniversity <institute Law College, Jaipur>', 'University Law College, Jaipur'],
  ['from the same school (<board ICSE>)', 'the same school'],
])('the name of a school: %s', (marked, institution) => {
  const { education } = compose(`<+degree B.A.>, ${marked}, <year 2014>`);
  expect(education.map(({ value }) => value.institution)).toEqual([institution]);
});

test('a university and its college in two cells are two schools', () => {
  const university = 'Asha University';
  const { education } = compose(
    `<+institute ${university} Bela Engineering College>\n<degree B.E.> <year 2014>`,
    university.length,
  );
  expect(education.map(({ value: { institution, board } }) => [institution, board])).toEqual([
    ['Bela Engineering College', university],
  ]);
});

test.each([
  ['<institute Asha University (Bela Engineering College)>', 'Bela Engineering College', 'Asha University'],
  ['<institute Bela Girls School, W.B.B.S.E.>', 'Bela Girls School', 'W.B.B.S.E.'],
  ['<institute Asha University> (private)', 'Asha University', undefined],
])('the school and the board or university of %s', (marked, school, board) => {
  const { education } = compose(`<+degree B.E.>, ${marked}, <year 2014>`);
  expect(education.map(({ value }) => [value.institution, value.board])).toEqual([[school, board]]);
});

test('the number of a form’s line and the label before a qualification are no qualifications', () => {
  expect(coursesOf('<+degree 10>. Higher Secondary: <degree H.S.>, <institute Asha School>, <year 2014>')).toEqual([
    ['H.S.', 'Asha School', 2014],
  ]);
  expect(coursesOf('<+degree Higher Secondary>: <+degree H.S.>, <institute Asha School>, <year 2014>')).toEqual([
    ['H.S.', 'Asha School', 2014],
  ]);
});
