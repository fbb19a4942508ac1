import { expect, test } from 'vitest';
import type { ParsedResume } from '#domain/parsed-resume.ts';
import { draftOf, MONTH_PROBLEM, PHONE_PROBLEM, valuesOfDraft, YEAR_PROBLEM } from './draft.ts';

const at = { start: 0, end: 1 };
const read = <T>(value: T) => ({ value, confidence: 0.9, at });
const parsed: ParsedResume = {
  name: read('Asha Rao'),
  emails: [read('asha@example.com')],
  phones: [read({ countryCode: '91', number: '9876543210' })],
  city: read('Pune'),
  experience: read({ year: 5, month: 6 }),
  skills: [read('Java'), read('C++')],
  jobs: [read({ title: 'Developer', employer: 'Zentrova', from: { year: 2020, month: 4 }, isOngoing: true })],
  education: [read({ course: 'BCA', year: 2019 })],
  certifications: [],
  languages: [read('Hindi')],
  summary: null,
};
const draft = draftOf(parsed);

test('without corrections the reading is saved', () => {
  expect(valuesOfDraft(draft)).toEqual({
    values: {
      name: 'Asha Rao',
      emails: ['asha@example.com'],
      phones: [{ countryCode: '91', number: '9876543210' }],
      city: 'Pune',
      experience: { year: 5, month: 6 },
      skills: ['Java', 'C++'],
      jobs: [{ title: 'Developer', employer: 'Zentrova', from: { year: 2020, month: 4 }, isOngoing: true }],
      education: [{ course: 'BCA', year: 2019 }],
      certifications: [],
      languages: ['Hindi'],
      summary: null,
    },
  });
});

test('an emptied field is omitted', () => {
  const emptied = { ...draft, name: ' ', emails: ['', ''], years: '', months: '', skills: [] } as typeof draft;
  expect(valuesOfDraft(emptied)).toMatchObject({ values: { name: null, emails: [], experience: null, skills: [] } });
});

test('a phone number is read with and without its country', () => {
  const said = (phone: string) => valuesOfDraft({ ...draft, phones: [phone, ''] });
  expect(said('98765 43210')).toMatchObject({ values: { phones: [{ countryCode: '91', number: '9876543210' }] } });
  expect(said('+1 415-555-0100')).toMatchObject({ values: { phones: [{ countryCode: '1', number: '4155550100' }] } });
});

test('each error is reported at its field', () => {
  const job = { ...draft.jobs[0]!, from: 'April 2020' };
  const wrong = valuesOfDraft({
    ...draft,
    emails: ['', 'stranger'],
    phones: ['call me', ''],
    jobs: [job],
    education: [{ ...draft.education[0]!, year: 'soon' }],
    months: '14',
  });
  expect(wrong).toEqual({
    problems: {
      'emails.1': 'Please enter a valid email address.',
      'phones.0': PHONE_PROBLEM,
      'jobs.0': MONTH_PROBLEM,
      'education.0': YEAR_PROBLEM,
      experience: expect.any(String),
    },
  });
});

test('an ongoing job has no end', () => {
  const job = { ...draft.jobs[0]!, to: '2021-01' };
  expect(valuesOfDraft({ ...draft, jobs: [job] })).toMatchObject({ values: { jobs: [{ isOngoing: true }] } });
  expect(JSON.stringify(valuesOfDraft({ ...draft, jobs: [job] }))).not.toContain('2021');
});
