import { describe, expect, test } from 'vitest';
import { findEducation } from './find-education.ts';
import { findJobs } from './find-jobs.ts';
import { findTotalExperience } from './find-total-experience.ts';
import { resumeLines } from './resume-lines.ts';

const job = {
  title: 'Software Engineer',
  employer: 'Zentrova',
  from: { year: 2020, month: 1 },
  to: { year: 2022, month: 3 },
  isOngoing: false,
};
const jobsIn = (text: string) => findJobs(resumeLines(text)).map(({ value }) => value);

describe('a job is read from the layouts that people use', () => {
  test.each([
    ['one line', 'Software Engineer, Zentrova (Jan 2020 - Mar 2022)\n• Built APIs'],
    ['title, employer, dates', 'Software Engineer\nZentrova\nJan 2020 - Mar 2022\n• Built APIs'],
    ['dates, employer, title', 'Jan 2020 - Mar 2022\nZentrova, Pune\nSoftware Engineer'],
    ['employer with dates, then title', 'Zentrova (Jan 2020 - Mar 2022)\nSoftware Engineer\n- Built APIs'],
    ['cells in a row', 'Organization | Designation | Duration\nZentrova | Software Engineer | 01/2020 – 03/2022'],
    ['cells in a row without signs', 'Organization Designation Duration\nZentrova Software Engineer 01/2020 – 03/2022'],
    ['a cell a line', 'Company\nDesignation\nFrom\nTo\nZentrova\nSoftware Engineer\nJan 2020\nMar 2022'],
    ['labels', 'Company : Zentrova\nDesignation : Software Engineer\nDuration : Jan 2020 to Mar 2022'],
    ['a sentence', 'Worked as Software Engineer with Zentrova from Jan 2020 to Mar 2022.'],
    ['dashes', '1. Zentrova – Software Engineer – Jan-20 to Mar-22'],
  ])('%s', (_, text) => {
    expect(jobsIn(text)).toEqual([job]);
  });
});

test('several jobs keep their order; the current one is ongoing', () => {
  const text =
    'Lead Engineer @ Maple Nine | Pune | Apr 2022 – Present\n• Led 5\n\nSoftware Engineer @ Zentrova | Pune | Jan 2020 – Mar 2022';
  expect(jobsIn(text)).toEqual([
    { title: 'Lead Engineer', employer: 'Maple Nine', from: { year: 2022, month: 4 }, isOngoing: true },
    job,
  ]);
});

test('a period inside a task starts no job', () => {
  expect(
    jobsIn('Software Engineer, Zentrova (Jan 2020 - Mar 2022)\nled the migration of 2020 - 2021 to the cloud for them'),
  ).toEqual([job]);
});

const courses = (text: string) => findEducation(resumeLines(text)).map(({ value }) => value);

describe('a course is read with its institution and year', () => {
  const expected = [{ course: 'B.Tech Computer Science', institution: 'Kaveri Institute', year: 2018 }];
  test.each([
    ['in one line', 'B.Tech Computer Science, Kaveri Institute, 2018 (8.4)'],
    ['a line each', 'Kaveri Institute\nB.Tech Computer Science\n2014 - 2018'],
    ['year first', '2018\nB.Tech Computer Science\nKaveri Institute'],
    ['in a row', 'Course | Institute | Year\nB.Tech Computer Science | Kaveri Institute | 2018 | 71%'],
    ['in a row without signs', 'B.Tech Computer Science Kaveri Institute 2018 71%'],
    ['in a sentence', '• B.Tech Computer Science from Kaveri Institute in the year 2018.'],
    ['behind labels', 'Degree : B.Tech Computer Science\nCollege : Kaveri Institute\nPassing Year : 2018'],
  ])('%s', (_, text) => {
    expect(courses(text)).toEqual(expected);
  });
});

test.each([
  ['Total Experience: 5 Years 6 Months', 66],
  ['Total Work Experience - 5.6 years', 66],
  ['Total Exp : 5y 6m', 66],
  ['Overall experience: 66 months', 66],
  ['Engineer with 5+ years of experience in Java', 60],
  ['Fresher looking for a start', 0],
])('%s is %i months', (text, months) => {
  const lines = resumeLines(text);
  const found = findTotalExperience({ all: lines, summary: lines, headings: [], introduction: [] }, [], new Date());
  expect((found?.value.year ?? -1) * 12 + (found?.value.month ?? 0)).toBe(months);
});

test('if it is not stated, the months with a job are counted, each once', () => {
  const jobs = findJobs(
    resumeLines('Engineer, Zentrova (Jan 2024 - Present)\nEngineer, Maple Nine (Jan 2022 - Jan 2024)'),
  );
  const found = findTotalExperience(
    { all: [], summary: [], headings: [], introduction: [] },
    jobs,
    new Date('2024-12-15'),
  );
  expect(found?.value).toEqual({ year: 3, month: 0 });
});
