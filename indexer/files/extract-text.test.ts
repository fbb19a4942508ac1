import { describe, expect, test } from 'vitest';
import { extractText, RESUME_READING_LIMITS } from './extract-text.ts';
import { docxOf, pdfOf } from './fixtures.ts';

describe('a file that can be read gives its text', () => {
  test.each([
    ['PDF', pdfOf('Senior Java Developer')],
    ['DOCX', docxOf('Senior Java Developer')],
  ])('%s', async (_, file) => {
    expect(await extractText(file)).toEqual({ text: 'Senior Java Developer' });
  });
});

describe('a file that can not be read gives the reason, and takes nothing else down', () => {
  test.each([
    ['another kind of file, whatever its name', Buffer.from('GIF89a'), /neither PDF, DOCX nor DOC/],
    ['an empty file', Buffer.alloc(0), /neither PDF, DOCX nor DOC/],
    ['a PDF in name only', Buffer.from('%PDF-1.4 nothing more'), /damaged/],
    ['half a DOCX', docxOf('Java').subarray(0, -60), /damaged/],
    ['a DOC cut off', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), /damaged/],
  ])('%s', async (_, file, reason) => {
    expect(await extractText(file)).toEqual({ problem: expect.stringMatching(reason) });
  });

  test('one that unpacks to hundreds of megabytes is stopped at the memory limit', async () => {
    const bomb = docxOf('x'.repeat(400 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await extractText(bomb)).toEqual({ problem: expect.stringMatching(/memory|damaged/) });
  }, 90_000);

  test('one that takes too long is stopped', async () => {
    const read = await extractText(pdfOf('Java'), { ...RESUME_READING_LIMITS, wallMs: 20 });
    expect(read).toEqual({ problem: expect.stringMatching(/longer than 0.02 seconds/) });
  });
});

test('zero bytes and runs of blanks are left out', async () => {
  expect(await extractText(docxOf('Java  \t and    Kafka'))).toEqual({ text: 'Java and Kafka' });
});
