import { describe, expect, test } from 'vitest';
import { RESUME_READING_LIMITS, TEXT_LIMIT_CHARS } from '#indexer/files/resume-text/extract-text.ts';
import { parseResume } from './parse-resume.ts';

const TODAY = new Date('2026-06-01');
const TEXT = `ASHA RAO
Java Developer
asha.rao@example.com | +91 98765 43210 | Pune

SUMMARY
Java developer with 5 years of experience.

TECHNICAL SKILLS
Languages: Java, C++
Tools: Git, AWS (EC2, S3), reactjs, hard work

WORK EXPERIENCE
Java Developer, Zentrova (Jan 2020 - Present)
• Built APIs in Python

EDUCATION
B.E. Computer Engineering, Kaveri Institute, 2019

CERTIFICATIONS
1. AWS Certified Developer (2022)

Languages known: English, Hindi & Marathi`;

test('every field has its value, its confidence and its position in the text', () => {
  const read = parseResume(TEXT, TODAY);
  expect(read.name?.value).toBe('Asha Rao');
  expect(TEXT.slice(read.name?.at.start, read.name?.at.end)).toBe('ASHA RAO');
  expect(read.city?.value).toBe('Pune');
  expect(read.experience?.value).toEqual({ year: 5, month: 0 });
  expect(read.skills.map(({ value }) => value)).toEqual(['Java', 'C++', 'Git', 'AWS', 'EC2', 'S3', 'React.js']);
  expect(read.skills.map(({ at }) => TEXT.slice(at.start, at.end))).toEqual([
    'Java',
    'C++',
    'Git',
    'AWS',
    'EC2',
    'S3',
    'reactjs',
  ]);
  expect(read.certifications.map(({ value }) => value)).toEqual(['AWS Certified Developer']);
  expect(read.languages.map(({ value }) => value)).toEqual(['English', 'Hindi', 'Marathi']);
  expect(read.summary?.value).toBe('Java developer with 5 years of experience.');
  const places = [read.name, read.city, read.experience, read.summary, ...read.jobs, ...read.education];
  for (const reading of places) {
    expect(reading?.confidence).toBeGreaterThan(0.4);
    expect(reading?.confidence).toBeLessThanOrEqual(1);
    expect(TEXT.slice(reading?.at.start, reading?.at.end).trim()).not.toBe('');
  }
});

test('missing fields stay empty', () => {
  expect(parseResume('Lorem ipsum dolor sit amet', TODAY)).toEqual({
    name: null,
    emails: [],
    phones: [],
    city: null,
    experience: null,
    skills: [],
    jobs: [],
    education: [],
    certifications: [],
    languages: [],
    summary: null,
  });
});

describe('no text makes it throw or hang', () => {
  test.each([
    ['nothing', ''],
    ['one line of a megabyte', 'a'.repeat(TEXT_LIMIT_CHARS)],
    ['a megabyte of digits', '9'.repeat(TEXT_LIMIT_CHARS)],
    ['a megabyte of @', 'a@'.repeat(TEXT_LIMIT_CHARS / 2)],
    ['half a million lines', 'x\n'.repeat(TEXT_LIMIT_CHARS / 2)],
    ['periods without end', `WORK EXPERIENCE\n${'Jan 2020 - Jan 2021\n'.repeat(50_000)}`],
    ['courses without end', `EDUCATION\n${'B.Tech, Kaveri Institute, 2018\n'.repeat(30_000)}`],
    ['words without end', `${'Aa '.repeat(600)}\n`.repeat(2_000)],
    ['skills without end', `SKILLS\n${'न'.repeat(1_900)}\n`.repeat(2_000)],
    ['labels without end', `WORK EXPERIENCE\nCompany: x\n${'a b '.repeat(400)}: Jan 2020\n`.repeat(1_000)],
    ['blanks', `SKILLS\n${' '.repeat(TEXT_LIMIT_CHARS)}`],
    ['open brackets', `SKILLS\n${'('.repeat(1_900)}\nEDUCATION\nB.A ${'(1'.repeat(900)}`],
    ['dashes', `WORK EXPERIENCE\n${' - '.repeat(600)}2020 - 2021\n${'as a with '.repeat(190)}`],
    ['lone surrogates and zero bytes', 'SKILLS\n\ud800\u0000 Java\n\udc00'],
    ['HTML', '<script>alert(1)</script>\nSKILLS\n<b>Java</b>'],
  ])('%s', (_, text) => {
    const started = process.cpuUsage();
    parseResume(text.slice(0, TEXT_LIMIT_CHARS), TODAY);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(RESUME_READING_LIMITS.cpuMs);
  });
});

test('a summary with line breaks is one paragraph; list items keep their lines', () => {
  const text =
    'Kavya Nair\n\nSUMMARY\nGraduate looking for a first role as a full stack\ndeveloper in Kochi.\nGood at:\n- React\n- SQL\n';
  expect(parseResume(text, TODAY).summary?.value).toBe(
    'Graduate looking for a first role as a full stack developer in Kochi.\nGood at:\nReact\nSQL',
  );
});

test('a month is not part of another word', () => {
  const text = 'Kavya Nair\n\nCERTIFICATIONS\nResponsive Web Design, freeCodeCamp, 2024\n';
  expect(parseResume(text, TODAY).certifications.map(({ value }) => value)).toEqual([
    'Responsive Web Design, freeCodeCamp',
  ]);
});
