import { expect, it, test } from 'vitest';
import { type JobTexts, jobMarker } from './marks.ts';

const job = (known: Partial<JobTexts>): JobTexts => ({
  title: 'Tester',
  company: null,
  skills: [],
  description: '',
  requirements: [],
  ...known,
});
const marks = (keyword: string, known: Partial<JobTexts>, skills: string[] = []) =>
  jobMarker({ keyword, skills })(job(known));
const title = (keyword: string, text: string) =>
  marks(keyword, { title: text })
    .title?.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  [
    'each searched word is marked',
    'java OR developer',
    'Senior Java Developer, Pune',
    'Senior [Java] [Developer], Pune',
  ],
  ['a spelling is marked whole', 'c++ OR java', 'C++ and Java', '[C++] and [Java]'],
  ['at either end', '.net', 'Developer, .NET', 'Developer, [.NET]'],
  ['HTML is text', 'java', '<b>Java</b>', '<b>[Java]</b>'],
  ['words under a NOT are not marked', 'java NOT kotlin', 'Java or Kotlin', '[Java] or Kotlin'],
])('%s', (_, keyword, given, shown) => {
  expect(title(keyword, given)).toBe(shown);
});

test('matched skills are returned whole and unmarked, also those in the filter', () => {
  const skills = ['C++', 'Spring Boot', 'Kafka', 'SQL'];
  expect(marks('c++ OR "spring boot"', { skills }, ['kafka']).skills).toEqual(['C++', 'Spring Boot', 'Kafka']);
});

test('the description comes before the requirements; the first match counts', () => {
  const requirements = ['5 years', 'Java'];
  expect(marks('java', { requirements })).toEqual({
    title: null,
    company: null,
    skills: [],
    excerpt: [{ text: 'Java', marked: true }],
  });
  expect(marks('java', { requirements, description: 'some Java' }).excerpt?.[0]?.text).toBe('some ');
});

test('a search without words marks nothing', () => {
  expect(marks('', { title: 'Java', skills: ['Java'] })).toEqual({
    title: null,
    company: null,
    skills: [],
    excerpt: null,
  });
});
