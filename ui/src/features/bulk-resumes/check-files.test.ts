import { expect, test } from 'vitest';
import { checkFiles, type FileRules } from './check-files.ts';

const rules: FileRules = {
  mostFiles: 3,
  mostBytes: 100,
  tooLarge: 'Each file may have at most 10 MB.',
  mostTotalBytes: 1_200,
  totalTooLarge: 'All files together may have at most 500 MB.',
};
const withArchives: FileRules = { ...rules, archives: { mostBytes: 1_000, tooLarge: 'too large an archive' } };
const file = (name: string, size = 10) => ({ name, size });

test.each([
  ['no file', [], 'Please select at least one file.'],
  ['PDF, DOCX and DOC, in any case', [file('a.pdf'), file('b.DOCX'), file('c.Doc')], null],
  ['only another kind', [file('a.exe')], 'Only PDF, DOCX, and DOC files are allowed.'],
  [
    'another kind among others is named',
    [file('a.pdf'), file('b.zip')],
    'b.zip: Only PDF, DOCX, and DOC files are allowed.',
  ],
  ['too many', ['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)), 'At most 3 files at once.'],
  ['too large', [file('a.pdf', 101)], 'Each file may have at most 10 MB.'],
])('bulk parsing: %s', (_, files, problem) => {
  expect(checkFiles(files, rules)).toEqual({ problem, send: problem ? [] : files, leftOut: [] });
});

test('if archives are accepted, one may be larger than a resume, up to its own limit', () => {
  expect(checkFiles([file('a.zip', 1_000)], withArchives).problem).toBeNull();
  expect(checkFiles([file('a.zip', 1_001)], withArchives).problem).toBe('too large an archive');
  expect(checkFiles([file('a.pdf', 101)], withArchives).problem).toBe('Each file may have at most 10 MB.');
  expect(checkFiles([file('a.rar')], withArchives).problem).toBe('Only PDF, DOCX, DOC and ZIP files are allowed.');
});

test('a file that is too large is left out with its reason, and the others are sent', () => {
  const others = [file('a.pdf'), file('c.doc')];
  expect(checkFiles([others[0]!, file('b.pdf', 101), others[1]!], rules)).toEqual({
    problem: null,
    send: others,
    leftOut: ['b.pdf: Each file may have at most 10 MB.'],
  });
});

test('files beyond the total are left out with the reason; smaller ones after them still fit', () => {
  const [first, second, third] = [file('a.zip', 900), file('b.zip', 400), file('c.pdf', 90)];
  expect(checkFiles([first, second, third], withArchives)).toEqual({
    problem: null,
    send: [first, third],
    leftOut: ['b.zip: All files together may have at most 500 MB.'],
  });
});
