import { expect, test } from 'vitest';
import { resumeProblem } from './resume-problem.ts';

const MB2 = 2 * 1024 * 1024;

test.each([
  ['a PDF', '%PDF-1.7', null],
  ['a DOCX', 'PK\x03\x04', null],
  ['a PDF of exactly 2 MB', '%PDF-1.7'.padEnd(MB2), null],
  ['a PDF of 2 MB and a byte', '%PDF-1.7'.padEnd(MB2 + 1), 'Max size 2MB.'],
  ['a program', 'MZ %PDF-1.7', 'Only PDF or DOCX allowed.'],
  ['text', 'hello', 'Only PDF or DOCX allowed.'],
  ['nothing', '', 'Only PDF or DOCX allowed.'],
])('%s: %s', async (_, content, problem) => {
  expect(await resumeProblem(new Blob([content]))).toBe(problem);
});
