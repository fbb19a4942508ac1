import { expect, test } from 'vitest';
import { docxOf, pdfOf, scannedPdf } from '#indexer/testing/resume-files.ts';
import { readFile } from './resume-file.ts';

const read = (bytes: Buffer) => readFile(bytes, new AbortController().signal);

test('a resume’s text has its lines and the kind of its file', async () => {
  const text = 'Asha Rao, Java Developer with Spring Boot, Pune';
  expect(await read(docxOf(text))).toEqual({
    kind: 'docx',
    text,
    layout: expect.objectContaining({ lines: [expect.objectContaining({ start: 0, end: text.length, page: 1 })] }),
  });
});

test.each([
  ['a picture in which nothing can be read', scannedPdf(), /no text, and what its pictures show can’t be read/],
  ['a page without anything', pdfOf(''), /empty: neither text nor a picture/],
  ['a page with a few stray letters', pdfOf('a b'), /too little text for a resume/],
  ['a Word file without text', docxOf(''), /empty: neither text nor a picture/],
  ['more than 10 MB', Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(10 * 1024 * 1024)]), /larger than 10 MB/],
  ['a file of no bytes', Buffer.alloc(0), /^It is empty\.$/],
  ['another kind of file', Buffer.from('MZ'), /neither PDF, DOCX nor DOC/],
  [
    'a Word file with macros',
    Buffer.concat([docxOf('Asha Rao'), Buffer.from('word/vbaProject.bin')]),
    /contains macros/,
  ],
])('%s gives its reason', async (_, bytes, reason) => {
  expect(await read(bytes)).toEqual({ problem: expect.stringMatching(reason) });
});
