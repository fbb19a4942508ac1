import { expect, test } from 'vitest';
import { chooseFiles } from './choose-files.ts';

const file = (name: string, size = 1) => Object.defineProperty(new File(['x'], name), 'size', { value: size });
const names = (files: readonly File[]) => files.map(({ name }) => name);

test('only .pdf, .doc and .docx are accepted; the others are reported', () => {
  const { files, problem } = chooseFiles(
    [],
    [file('a.pdf'), file('b.DOCX'), file('c.doc'), file('d.exe'), file('pdf')],
  );
  expect(names(files)).toEqual(['a.pdf', 'b.DOCX', 'c.doc']);
  expect(problem).toBe('Only PDF, DOCX, and DOC files are allowed.');
});

test('at most 10 files are kept, those chosen first', () => {
  const many = Array.from({ length: 12 }, (_, n) => file(`${n}.pdf`));
  const { files, problem } = chooseFiles(many.slice(0, 2), many.slice(2));
  expect(names(files)).toEqual(names(many.slice(0, 10)));
  expect(problem).toBe('At most 10 files at once; the first 10 are kept.');
});

test('a file of more than 10 MB is omitted and reported', () => {
  const { files, problem } = chooseFiles([], [file('a.pdf', 10 * 1024 * 1024), file('b.pdf', 10 * 1024 * 1024 + 1)]);
  expect(names(files)).toEqual(['a.pdf']);
  expect(problem).toBe('Each file may have at most 10 MB.');
});

test('the same file chosen twice is one', () => {
  expect(chooseFiles([file('a.pdf')], [file('a.pdf')])).toEqual({ files: [expect.any(File)], problem: null });
});
