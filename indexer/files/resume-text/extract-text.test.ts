import { describe, expect, test } from 'vitest';
import { docxOf, pdfOf } from '#indexer/testing/resume-files.ts';
import { extractText, RESUME_READING_LIMITS } from './extract-text.ts';

describe('a readable file returns its text', () => {
  test.each([
    ['PDF', pdfOf('Senior Java Developer')],
    ['DOCX', docxOf('Senior Java Developer')],
  ])('%s', async (_, file) => {
    expect(await extractText(file)).toEqual({ text: 'Senior Java Developer' });
  });
});

describe('an unreadable file returns the reason and affects no other', () => {
  test.each([
    ['another kind of file, under any name', Buffer.from('GIF89a'), /neither PDF, DOCX nor DOC/],
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
  });

  test('one that takes too long is stopped', async () => {
    const read = await extractText(pdfOf('Java'), { ...RESUME_READING_LIMITS, cpuMs: 20 });
    expect(read).toEqual({ problem: expect.stringMatching(/longer than 0.02 seconds/) });
  });
});

test('files read concurrently, and one after the other by the same process, each get their own text', async () => {
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(
      [
        pdfOf(`Java ${round}`),
        docxOf('Java').subarray(0, -60),
        docxOf(`Kafka ${round}`),
        pdfOf('Java', { locked: true }),
        pdfOf(`Spring ${round}`),
      ].map((file) => extractText(file)),
    );
    expect(answers).toEqual([
      { text: `Java ${round}` },
      { problem: expect.stringMatching(/damaged/) },
      { text: `Kafka ${round}` },
      { problem: expect.stringMatching(/password/) },
      { text: `Spring ${round}` },
    ]);
  }
});

test('an abandoned reading ends alone: the next files are read', async () => {
  const stop = new AbortController();
  const given = extractText(pdfOf('Java'), RESUME_READING_LIMITS, stop.signal);
  stop.abort(new Error('The indexer is stopping'));
  await expect(given).rejects.toThrow('The indexer is stopping');
  expect(await extractText(pdfOf('Kafka'))).toEqual({ text: 'Kafka' });
});

test('zero bytes and runs of blanks are removed', async () => {
  expect(await extractText(docxOf('Java  \t and    Kafka'))).toEqual({ text: 'Java and Kafka' });
});
