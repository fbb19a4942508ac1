import { expect, test } from 'vitest';
import type { JobRequirement } from '#domain/job-requirements.ts';
import { readDescription } from './read-description.ts';

const shown = ({ kind, importance, line, ...value }: JobRequirement) =>
  `${importance} ${kind} ${Object.values(value).map(String).join('–')} @${line}`;
const read = (text: string) => readDescription(text).requirements.map(shown);
const unread = (text: string) => readDescription(text).unread.map(({ line, text: words }) => `${line} ${words}`);

const software = `Senior Java Developer - Bengaluru (Hybrid)

About Acme
Acme builds payment products with blockchain. We have an office in Mumbai.

What you'll do
• Develop services with Kafka and AWS.
• Mentor juniors.

Must have:
- 5-8 years of experience in backend development
- Java, Spring Boot

Good to have:
- Kubernetes

Notice period: immediate to 30 days
CTC: 18 - 28 LPA`;

test('reads title, place, years, skills, notice and pay, each with its line and what its heading says of it', () => {
  expect(read(software)).toEqual([
    'must title Senior Java Developer @1',
    'must experience 5–8 @11',
    'must city Bengaluru @1',
    'must skill Java @1',
    'nice skill Kafka @7',
    'nice skill AWS @7',
    'must skill Spring Boot @12',
    'nice skill Kubernetes @15',
    'nice notice 30 @17',
    'nice salary 28 @18',
  ]);
});

test('declares the lines from which it read nothing, also those about the employer', () => {
  expect(unread(software)).toEqual([
    '4 Acme builds payment products with blockchain.',
    '4 We have an office in Mumbai.',
    '8 Mentor juniors.',
  ]);
});

test('reads a description in one paragraph', () => {
  const text =
    'We are hiring a Staff Nurse for our ICU at Apollo, Chennai. Candidates must have minimum 3 years experience in critical care. Fluency in Tamil is mandatory. Salary up to 4.5 lakhs per annum. Immediate joiners preferred.';
  expect(read(text)).toEqual(
    expect.arrayContaining([
      'must title Staff Nurse @1',
      'must experience 3–null @1',
      'must city Chennai @1',
      'must skill Critical Care @1',
      'must language Tamil @1',
      'nice salary 4.5 @1',
      'nice notice immediate @1',
    ]),
  );
});

test.each([
  ['Position: Technical Lead', 'must title Technical Lead @1'],
  ['We need an Accounts Manager who has led a team.', 'must title Accounts Manager @1'],
  ['Urgent requirement! Sales Executives (FMCG) - Nagpur', 'must title Sales Executive @1'],
  ['Experience: 8+ Years', 'must experience 8–null @1'],
  ['Experience - 3 to 5', 'must experience 3–5 @1'],
  ['Freshers can apply, 0-2 yrs exp', 'must experience 0–2 @1'],
  ['Work location: Pune / Hyderabad', 'must city Hyderabad @1'],
  ['Key skills: Go, Azure DevOps, Widgetry', 'nice skill Widgetry @1'],
  ['Key skills: Go, Azure DevOps, Widgetry', 'nice skill Go @1'],
  ['Must know Marathi and Hindi', 'must language Hindi @1'],
  ['Joining within 45 days', 'nice notice 45 @1'],
  ['Budget: 12-18 LPA', 'nice salary 18 @1'],
])('reads %j as %j', (text, expected) => {
  expect(read(text)).toContain(expected);
});

test.each([
  ['go the extra mile', 'skill'],
  ['Good communication skills in English', 'skill English'],
  ['Our company is 25 years old', 'experience'],
  ['Lead a team of 6 to 8 developers', 'experience'],
  ['Position: Data Engineer', 'skill'],
])('%j holds no %s', (text, nothing) => {
  expect(read(text).filter((one) => one.includes(` ${nothing}`))).toEqual([]);
});

test('English is ignored unless the line says that it must be spoken', () => {
  expect(read('Good communication skills in English')).toEqual(['ignore language English @1']);
});

test('a skill is read once, as the strictest of its lines says', () => {
  expect(read('Nice to have: Docker\nDocker is mandatory')).toEqual(['must skill Docker @1']);
});

test.each(['', '   \n\n', '•••', '🙂', '<script>alert(1)</script>'])('nothing is asked for in %j', (text) => {
  expect(read(text)).toEqual([]);
});
