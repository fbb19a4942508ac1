import { describe, expect, test } from 'vitest';
import { composeLayout } from '#indexer/files/resume-layout/compose-layout.ts';
import type { DraftLine } from '#indexer/files/resume-layout/layout.ts';
import { parseResume } from './parse-resume.ts';

const TODAY = new Date('2026-06-01T00:00:00Z');
const CELL_POINTS = 120;

/** A page of these lines: `|` separates cells, `#` marks a heading in bold, an empty line is white space. */
function layoutOf(page: string) {
  const drafts = page.split('\n').map((line, at): DraftLine => {
    const isHeading = line.startsWith('#');
    const size = isHeading ? 14 : 10;
    const cells = line
      .replace(/^#\s*/, '')
      .split('|')
      .filter((text) => text.trim() !== '')
      .map((text, cell) => ({ text, x: cell * CELL_POINTS, right: cell * CELL_POINTS + 100, bold: isHeading, size }));
    const style = { page: 1, column: 0, x: 0, y: at * 14, size, bold: isHeading, italic: false };
    return { ...style, gap: 0.2, ruled: false, listed: false, wraps: false, heading: false, cells };
  });
  return composeLayout(drafts);
}
const parse = (page: string) => {
  const layout = layoutOf(page);
  return parseResume(layout.text, TODAY, layout);
};
const HEAD = 'Asha Rao\nasha@example.com | 9876543210\n# Skills\nLathe work\n# Education\nITI, Govt. ITI, 2012\n';
const jobsUnder = (heading: string, page: string) =>
  parse(`${HEAD}# ${heading}\n${page}`).jobs.map(({ value }) => [value.title, value.employer]);

const both = [
  ['Ward Sister', 'Lourdes Nursing Home'],
  ['Staff Nurse', 'Sanjeevani'],
];
describe('one format applies to all jobs of a section', () => {
  test.each([
    ['title first', 'Ward Sister\nLourdes Nursing Home\n2015 - 2019\nStaff Nurse\nSanjeevani\n2010 - 2014'],
    ['employer first', 'Lourdes Nursing Home\nWard Sister\n2015 - 2019\nSanjeevani\nStaff Nurse\n2010 - 2014'],
    ['period first', '2015 - 2019\nWard Sister\nLourdes Nursing Home\n2010 - 2014\nStaff Nurse\nSanjeevani'],
    ['period between', 'Lourdes Nursing Home\n2015 - 2019\nWard Sister\nSanjeevani\n2010 - 2014\nStaff Nurse'],
    [
      'period in a column',
      '2015 - 2019 | Ward Sister, Lourdes Nursing Home, Pune\n2010 - 2014 | Staff Nurse, Sanjeevani, Pune',
    ],
    ['cells in a row', 'Ward Sister | Lourdes Nursing Home | 2015 - 2019\nStaff Nurse | Sanjeevani | 2010 - 2014'],
    [
      'a table with a header',
      'Hospital | Post | From | To\nLourdes Nursing Home | Ward Sister | 2015 | 2019\nSanjeevani | Staff Nurse | 2010 | 2014',
    ],
    [
      'periods over two lines of a column',
      '2015 – | Ward Sister\n2019 | Lourdes Nursing Home\n2010 – | Staff Nurse\n2014 | Sanjeevani',
    ],
    [
      'entries side by side',
      '2015 - 2019 | 2010 - 2014\nWard Sister | Staff Nurse\nLourdes Nursing Home, Pune | Sanjeevani, Pune',
    ],
    [
      'a sentence after the names',
      '2015 - 2019 Ward Sister @ Lourdes Nursing Home. Kept the roster.\n2010 - 2014 Staff Nurse @ Sanjeevani. Night duty.',
    ],
    [
      'a form with one fact in a row',
      'Name of Hospital | Lourdes Nursing Home\nDesignation | Ward Sister\nFrom | Jan 2015\nTo | May 2019\nName of Hospital | Sanjeevani\nDesignation | Staff Nurse\nFrom | Jan 2010\nTo | May 2014',
    ],
    ['joined by at', 'Ward Sister at Lourdes Nursing Home\n2015 - 2019\nStaff Nurse at Sanjeevani\n2010 - 2014'],
    [
      'with tasks between',
      'Ward Sister\nLourdes Nursing Home\n2015 - 2019\nkept the duty roster of the ward\nStaff Nurse\nSanjeevani\n2010 - 2014\ncared for patients',
    ],
  ])('%s', (_, page) => {
    expect(jobsUnder('Experience', page)).toEqual(both);
  });

  test('several titles at one employer share it', () => {
    expect(
      jobsUnder(
        'Experience',
        'Lourdes Nursing Home\nWard Sister | 2015 - 2019\nkept the roster of the ward\nStaff Nurse | 2010 - 2014\ncared for patients of the ward',
      ),
    ).toEqual([
      ['Ward Sister', 'Lourdes Nursing Home'],
      ['Staff Nurse', 'Lourdes Nursing Home'],
    ]);
  });

  test.each([
    [
      'a total of years below the employer',
      'Lourdes Nursing Home\n9 yrs 1 mo\nWard Sister | 2015 - 2019\nkept the roster\nStaff Nurse | 2010 - 2014',
    ],
    [
      'the employer’s own period',
      'Lourdes Nursing Home | 2010 - 2019\nWard Sister | 2015 - 2019\nkept the roster\nStaff Nurse | 2010 - 2014',
    ],
  ])('several titles share an employer with %s', (_, page) => {
    expect(jobsUnder('Experience', page)).toEqual([
      ['Ward Sister', 'Lourdes Nursing Home'],
      ['Staff Nurse', 'Lourdes Nursing Home'],
    ]);
  });

  test.each([
    ['in sentences, employer first', 'Presently working with Sanjeevani as Ward Sister since June 2019.'],
    [
      'as a form',
      'Dates | 06/2019 onwards\nOccupation or position held | Ward Sister\nName and address of employer | Sanjeevani, Pune',
    ],
    ['as numbered labels', '1) Designation: Ward Sister\nCompany: Sanjeevani, Pune\nFrom Jun 2019 up to present'],
    ['with an at sign', 'Ward Sister\n@ Sanjeevani\n2019 Jun ~ Present'],
    ['with the place after a slash', 'Sanjeevani\nWard Sister / Pune / 6/2019 to now'],
  ])('%s', (_, page) => {
    const { jobs } = parse(`${HEAD}# Experience\n${page}`);
    expect(jobs.map(({ value }) => value)).toEqual([
      { title: 'Ward Sister', employer: 'Sanjeevani', from: { year: 2019, month: 6 }, isOngoing: true },
    ]);
  });

  test('an internship with dates is a job', () => {
    expect(jobsUnder('Internship', 'Ward Sister\nLourdes Nursing Home\n2015 - 2019')).toEqual([both[0]]);
  });

  test('a hyphen within a title does not split it', () => {
    expect(
      jobsUnder(
        'Experience',
        'Deputy Head - Stores\nLourdes Nursing Home\n2015 - 2019\nStorekeeper\nSanjeevani\n2010 - 2014',
      )[0],
    ).toEqual(['Deputy Head - Stores', 'Lourdes Nursing Home']);
  });
});

test('a heading may end in a colon and a dash', () => {
  expect(jobsUnder('WORK EXPERIENCE:-', 'Ward Sister\nLourdes Nursing Home\n2015 - 2019')).toEqual([both[0]]);
});

test('a heading is recognised by its style, with any words', () => {
  expect(jobsUnder('Chapters of my life', 'Ward Sister\nLourdes Nursing Home\n2015 - 2019')).toEqual([both[0]]);
  expect(parse(`${HEAD}# Odds and ends\nNumismatics`).skills.map(({ value }) => value)).toEqual(['Lathe work']);
});

test('everything that a section of skills lists is a skill, and is marked if the product does not know it', () => {
  const { skills } = parse(
    'Asha Rao\n# Education\nITI, Govt. ITI, 2012\n# Skills\nTools: Micrometer, MS Excel\nBeat patrolling (Expert)',
  );
  expect(skills.map(({ value, isUnknown = false }) => [value, isUnknown])).toEqual([
    ['Micrometer', true],
    ['Excel', false],
    ['Beat patrolling', true],
  ]);
});

describe('each qualification is one entry', () => {
  const expected = [
    ['B.Sc.', 'Kaveri College, Pune', 2018],
    ['HSC', 'New English School, Pune', 2015],
  ];
  test.each([
    ['in lines', 'B.Sc., Kaveri College, Pune, 2018\nHSC, New English School, Pune, 2015'],
    ['degree first', 'B.Sc.\nKaveri College, Pune\n2018\nHSC\nNew English School, Pune\n2015'],
    ['school first', 'Kaveri College, Pune | 2015 - 2018\nB.Sc.\nNew English School, Pune | 2013 - 2015\nHSC'],
    ['year first', '2018 | B.Sc., Kaveri College, Pune\n2015 | HSC, New English School, Pune'],
    [
      'in a table',
      'Course | Institute | Year | %\nB.Sc. | Kaveri College, Pune | 2018 | 61%\nHSC | New English School, Pune | 2015 | 72%',
    ],
  ])('%s', (_, page) => {
    const read = parse(
      `Asha Rao\n# Skills\nLathe work\n# Experience\nFitter, Zentrova Works, 2019 - 2020\n# Education\n${page}`,
    );
    expect(read.education.map(({ value }) => [value.course, value.institution, value.year])).toEqual(expected);
  });
});

test('contacts in the sections of jobs and references are not the person’s', () => {
  const { phones, emails } = parse(
    `${HEAD}# Experience\nFitter, Zentrova Works, 2019 - 2020\nOffice: 020-26834455\n# References\nAnil Mehta | 9876511111 | anil@example.com`,
  );
  expect(phones.map(({ value }) => value.number)).toEqual(['9876543210']);
  expect(emails.map(({ value }) => value)).toEqual(['asha@example.com']);
});

test('common recruiter questions are read after their labels, in sentences and forms', () => {
  const { personal, documentDate } = parse(
    `${HEAD}# Personal details\nDate of Birth | 04.04.1997\nSex | Female\nMarital status | Unmarried\nCurrent CTC: 4.8 LPA. Expected CTC: Rs. 6,00,000/- per annum. Notice period: 2 months.\nPreferred location | Pune / Nagpur\nlinkedin.com/in/asha-rao\nDate: 7th February, 2023`,
  );
  expect(
    Object.fromEntries(
      Object.entries(personal ?? {}).map(([field, found]) => [
        field,
        Array.isArray(found) ? found.map(({ value }) => value) : found.value,
      ]),
    ),
  ).toEqual({
    currentCTC: 480_000,
    expectedCTC: 600_000,
    noticeDays: 60,
    dateOfBirth: '1997-04-04',
    gender: 'female',
    maritalStatus: 'single',
    linkedIn: 'linkedin.com/in/asha-rao',
    preferredPlaces: ['Pune', 'Nagpur'],
  });
  expect(documentDate?.value).toBe('2023-02-07');
});
