import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { candidateRecord, job } from '#indexer/testing/candidate-record.ts';
import type { CandidateRecord, Education, Language, WorkExperience } from '#mongo/models/candidate.ts';
import { type CandidateDocument, candidateDocument } from '#search-templates/candidates/document.ts';
import { projectCandidate, RESUME_TEXT_LIMIT_CHARS } from './candidate.ts';

const NOW = new Date('2026-06-01');
const open = { periodTo: undefined };
const ongoing = { isOngoing: true, ...open };
const skill = (name: string) => ({ _id: new Types.ObjectId(), skill: name });
const course = (fields: Partial<Education>): Education => ({ _id: new Types.ObjectId(), isOngoing: false, ...fields });
const language = (name: string, speak = true): Language => ({
  _id: new Types.ObjectId(),
  name,
  proficiency: 'intermediate',
  read: true,
  write: true,
  speak,
});
const project = (fields: Partial<CandidateRecord>): CandidateDocument =>
  projectCandidate(candidateRecord(fields), null, NOW);

describe('the contents of the document', () => {
  const rows: [rule: string, record: Partial<CandidateRecord>, document: Partial<CandidateDocument>][] = [
    [
      'an empty profile is a document all the same',
      {},
      { skills: [], city: null, experienceMonths: null, summary: [] },
    ],
    [
      'skills, primary ones first, each spelling once',
      { primarySkills: [skill('Java'), skill(' Kafka ')], skills: [skill('java'), skill('C++')] },
      { skills: ['Java', 'Kafka', 'C++'] },
    ],
    [
      'blanks of any kind as one blank',
      { primarySkills: [skill('Node\u00a0js'), skill('Power  BI\n')] },
      { skills: ['Node js', 'Power BI'] },
    ],
    ['experience in months', { experience: { year: 5, month: 6 } }, { experienceMonths: 66 }],
    ['no experience at all is 0 months', { experience: { year: 0, month: 0 } }, { experienceMonths: 0 }],
    ['pay in LPA', { expectedCTC: { amount: 12.5, currency: 'INR' } }, { expectedCtc: 12.5 }],
    ['current pay in LPA', { currentCTC: { amount: 9.5, currency: 'INR' } }, { currentCtc: 9.5, expectedCtc: null }],
    ['pay of 0 is disclosed', { expectedCTC: { amount: 0, currency: 'INR' } }, { expectedCtc: 0 }],
    [
      'days without a time',
      { dateOfBirth: new Date('1994-02-28'), lwd: new Date('2026-03-31') },
      { dateOfBirth: '1994-02-28', lastWorkingDay: '2026-03-31' },
    ],
    [
      'languages that are spoken, each by one name',
      { languages: [language('oriya'), language('Tamil', false), language(' Klingon '), language('Odia')] },
      { languages: ['Odia', 'Klingon'] },
    ],
    ['missing relocation means no', { relocation: undefined }, { willingToRelocate: false }],
    ['a marked disability', { disability: { isDisabled: true } }, { disabled: true }],
    [
      'list search fields: phone digits with and without the country',
      { alternateEmailAddress: 'a.verma@example.com' },
      {
        identity: ['SAN-000001', 'Asha Verma', 'asha@example.com', 'a.verma@example.com', '9876543210', '919876543210'],
      },
    ],
    [
      'the parts of a course as separate values',
      { education: [course({ courseName: 'B.Tech', courseType: 'btech', institutionName: 'IIT Madras' })] },
      { education: ['B.Tech', 'btech', 'IIT Madras'], educationOptions: ['tech'], statedEducation: true },
    ],
    [
      'institutes, each once',
      {
        education: ['IIT Madras', 'Anna University', 'iit  madras'].map((institutionName) =>
          course({ institutionName }),
        ),
      },
      { institutes: ['IIT Madras', 'Anna University'] },
    ],
  ];
  test.each(rows)('%s', (_, record, document) => {
    expect(project(record)).toMatchObject(document);
  });
});

describe('current and previous jobs', () => {
  const rows: [rule: string, history: WorkExperience[], current: string[], previous: string[]][] = [
    ['ongoing ones are current', [job('Lead', 'A', ongoing), job('Developer', 'B')], ['Lead'], ['Developer']],
    ['also two together', [job('Lead', 'A', ongoing), job('Mentor', 'B', ongoing)], ['Lead', 'Mentor'], []],
    [
      'none ongoing: the first without an end',
      [job('Lead', 'A'), job('Developer', 'B', open), job('Intern', 'C', open)],
      ['Developer'],
      ['Lead', 'Intern'],
    ],
    ['none ongoing, all ended: all previous', [job('Lead', 'A'), job('Developer', 'B')], [], ['Lead', 'Developer']],
    [
      'one ongoing: another without an end is previous',
      [job('Lead', 'A', open), job('Developer', 'B', ongoing)],
      ['Developer'],
      ['Lead'],
    ],
    ['no history', [], [], []],
  ];
  test.each(rows)('%s', (_, workExperience, currentTitles, previousTitles) => {
    expect(project({ workExperience })).toMatchObject({ currentTitles, previousTitles });
  });
});

describe('places', () => {
  const rows: [rule: string, record: Partial<CandidateRecord>, places: Partial<CandidateDocument>][] = [
    [
      'a city has one canonical name and implies district and state',
      { presentAddress: { city: 'bangalore' } },
      { city: 'Bengaluru', state: 'Karnataka' },
    ],
    [
      'stated values override those that the city implies',
      { presentAddress: { city: 'Pune', state: 'orissa' } },
      { city: 'Pune', state: 'Odisha' },
    ],
    [
      'an unknown city stays as written',
      { presentAddress: { city: ' Springfield ' } },
      { city: 'Springfield', district: null, state: null },
    ],
    [
      'a preferred city implies its state, which was not named',
      { preferredLocation: ['Bombay'] },
      { preferredLocations: ['Mumbai'], preferredRegions: ['Maharashtra'] },
    ],
    [
      'a preferred state is named itself',
      { preferredLocation: ['tamil nadu'] },
      { preferredLocations: ['Tamil Nadu'], preferredRegions: [] },
    ],
    [
      'two names of one city are one',
      { preferredLocation: ['Bengaluru', 'Bangalore'] },
      { preferredLocations: ['Bengaluru'] },
    ],
  ];
  test.each(rows)('%s', (_, record, places) => {
    expect(project(record)).toMatchObject(places);
  });
});

describe('education options', () => {
  const rows: [course: Partial<Education>, options: string[]][] = [
    [{ courseName: 'B.Tech' }, ['tech']],
    [{ courseType: 'mtech' }, ['tech']],
    [{ courseName: 'Diploma in Automobile Engineering' }, ['engineer', 'auto']],
    [{ courseName: 'COMPUTER Science' }, ['computer']],
    [{ courseCategory: 'postgraduate', courseName: 'Electronics and Telecommunication' }, ['electr', 'tele']],
    [{ institutionName: 'Institute of Technology' }, []],
  ];
  test.each(rows)('%o', (entry, educationOptions) => {
    expect(project({ education: [course(entry)] }).educationOptions).toEqual(educationOptions);
  });
});

describe('passing years', () => {
  const rows: [rule: string, courses: Partial<Education>[], years: number[]][] = [
    [
      'of every course, each once',
      [
        { courseName: 'MBA', courseCompletion: { year: 2021 } },
        { courseName: 'B.Tech', courseCompletion: { month: 5, year: 2018 } },
        { courseName: 'Diploma', courseCompletion: { year: 2018 } },
      ],
      [2021, 2018],
    ],
    ['the end of a course without one', [{ courseName: 'B.Sc', endDate: new Date('2016-05-31') }], [2016]],
    [
      'not of school, by its level',
      [{ courseCategory: 'hsc', courseName: 'Science', courseCompletion: { year: 2014 } }],
      [],
    ],
    ...['SSLC', '10+2', 'Class XII (CBSE)', 'Higher Secondary', 'Intermediate'].map(
      (courseName): [string, Partial<Education>[], number[]] => [
        `not of ${courseName}`,
        [{ courseName, courseCompletion: { year: 2014 } }],
        [],
      ],
    ),
    ['none without a year', [{ courseName: 'B.Tech' }, { courseName: 'MBA', isOngoing: true }], []],
  ];
  test.each(rows)('%s', (_, courses, passingYears) => {
    expect(project({ education: courses.map(course) }).passingYears).toEqual(passingYears);
  });
});

test('a complete profile becomes a document that fits the mapping', () => {
  const record = candidateRecord({
    workExperience: [job('Lead', 'Acme', ongoing), job('Developer', 'Zenith')],
    education: [course({ courseName: 'B.Tech', institutionName: 'IIT Madras' })],
    certifications: [{ _id: new Types.ObjectId(), certificationName: 'AWS Architect' }],
    projects: [{ _id: new Types.ObjectId(), projectName: 'Billing', role: 'Developer' }],
    presentAddress: { city: 'Pune' },
    experience: { year: 7, month: 0 },
  });
  const document = candidateDocument.parse(projectCandidate(record, 'Resume of Asha', NOW));
  expect(document.card).toMatchObject({
    latestTitle: 'Lead',
    latestEmployer: 'Acme',
    previousTitle: 'Developer',
    education: 'B.Tech, IIT Madras',
    city: 'Pune',
    experience: { year: 7, month: 0 },
  });
  expect(document.resumeText).toBe('Resume of Asha');
});

test('of a long resume the first 200,000 characters are indexed', () => {
  const document = projectCandidate(candidateRecord(), 'x'.repeat(5_000_000), NOW);
  expect(document.resumeText).toHaveLength(RESUME_TEXT_LIMIT_CHARS);
});

test('a record that breaks its type throws, for the dead letters', () => {
  expect(() => project({ updatedOn: 'yesterday' as never })).toThrow();
});

test('facts of skills and titles are in the order of their names, to explain a rank', () => {
  const java = { ...skill('Java'), experience: { year: 6, month: 6 }, lastUsed: 2026 };
  const { skills, facts } = project({
    primarySkills: [java],
    skills: [skill('Kafka'), skill('java')],
    workExperience: [
      job('Lead', 'Acme', { ...ongoing, periodFrom: new Date('2023-06-01') }),
      job('Developer', 'Zenith', { periodFrom: new Date('2020-01-01') }),
      job('developer', 'Apex', { periodFrom: new Date('2018-01-01'), periodTo: new Date('2020-01-01') }),
      job('Trainee', 'Acme'),
    ],
  });
  expect(skills).toEqual(['Java', 'Kafka']);
  expect(facts).toEqual({
    skills: [
      { years: 6.5, lastUsed: 2026, isPrimary: true },
      { years: null, lastUsed: null, isPrimary: false },
    ],
    currentTitles: [3],
    previousTitles: [6, null],
  });
});
