import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readFields, readFile } from '#indexer/tasks/parse-resumes/resume-file.ts';
import { archiveOf } from '#indexer/testing/archives.ts';
import { docxOf, scannedPdf } from '#indexer/testing/resume-files.ts';
import { extractScan } from './extract-scan.ts';
import { enlarged, mostTimes, pdfPictures } from './scan-pictures.ts';

const SCANS = new URL('../../../bench/resume-set/scans/', import.meta.url);
const scan = readFileSync(new URL('scan-s025.pdf', SCANS));
const context = { now: () => new Date('2026-11-01'), signal: new AbortController().signal };

async function fieldsOf(bytes: Buffer) {
  const file = await readFile(bytes, context.signal);
  if ('problem' in file) throw new Error(file.problem);
  return readFields(context, file);
}

const WHAT_IT_SAYS = {
  name: { value: 'Remya Mathew' },
  emails: [{ value: 'remya3249.mathew@gmail.com' }],
  phones: [{ value: { number: '9916417687' } }],
  jobs: [{ value: { title: 'Sales Representative' } }, { value: { title: 'Sales Trainee' } }],
};

const confidences = (value: unknown): number[] =>
  Object.entries(value ?? {}).flatMap(([key, inner]) =>
    key === 'confidence' ? [inner as number] : typeof inner === 'object' ? confidences(inner) : [],
  );

describe('a resume of pictures alone', () => {
  test('a PDF is recognised, its values at most .6 sure, with a note for the reviewer', async () => {
    const { parsed, notes } = await fieldsOf(scan);
    expect(parsed).toMatchObject(WHAT_IT_SAYS);
    expect(confidences(parsed).length).toBeGreaterThan(10);
    expect(Math.max(...confidences(parsed))).toBeLessThanOrEqual(0.6);
    expect(notes).toEqual([expect.stringMatching(/read from a picture/)]);
  });

  test.each(['jpeg', 'png'] as const)('a DOCX that holds the picture of a page is recognised: %s', async (format) => {
    const { value: page } = (await pdfPictures(scan).next()) as { value: Buffer };
    const [, width = '', height = ''] = page.toString('latin1', 0, 30).split(/\s/);
    const pixels = page.subarray(page.length - Number(width) * Number(height));
    const raw = { width: Number(width), height: Number(height), channels: 1 } as const;
    const picture = await sharp(pixels, { raw }).toFormat(format).toBuffer();
    const bytes = archiveOf(
      { name: 'word/document.xml', bytes: Buffer.from(DOCUMENT_WITHOUT_TEXT) },
      { name: `word/media/image1.${format}`, bytes: picture },
    );
    expect((await fieldsOf(bytes)).parsed).toMatchObject(WHAT_IT_SAYS);
  });
});

const DOCUMENT_WITHOUT_TEXT =
  '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p/></w:body></w:document>';

test('a picture without text invents nothing', async () => {
  expect((await extractScan(scannedPdf(500)))?.text ?? '').toBe('');
});

test('a damaged file is no text, and the next one is read', async () => {
  const [damaged, empty] = await Promise.all([extractScan(Buffer.from('%PDF-1.7 nothing')), extractScan(docxOf(''))]);
  expect(damaged).toBeNull();
  expect(empty?.text).toBe('');
});

test('a cancelled task ends the recognition', async () => {
  const controller = new AbortController();
  const reading = extractScan(scan, controller.signal);
  await delay(100);
  controller.abort(new Error('cancelled'));
  await expect(reading).rejects.toThrow('cancelled');
});

test('a picture is enlarged with values between its pixels, as far as it does not get too large', () => {
  const pgm = (width: number, height: number, pixels: number[]) =>
    Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), Buffer.from(pixels)]);
  expect(enlarged(pgm(2, 1, [0, 100]), 2)).toEqual(pgm(4, 2, [0, 25, 75, 100, 0, 25, 75, 100]));
  expect(enlarged(pgm(2, 1, [0, 90]), 3)).toEqual(
    pgm(6, 3, [0, 0, 30, 60, 90, 90, 0, 0, 30, 60, 90, 90, 0, 0, 30, 60, 90, 90]),
  );
  expect(enlarged(pgm(2, 1, [0, 90]), 1.5)).toEqual(pgm(3, 2, [0, 45, 90, 0, 45, 90]));
  expect(mostTimes(pgm(1_240, 1_754, []), 2)).toBe(2);
  expect(mostTimes(pgm(1_240, 1_754, []), 3)).toBeCloseTo(2.54);
  expect(mostTimes(pgm(2_480, 3_508, []), 2)).toBeCloseTo(1.27);
});

interface WhatAPersonReads {
  name: string;
  emails: string[];
  phones: { number: string }[];
}

test('name and contacts beside other text and in a box are found', async () => {
  for (const file of ['scan-s036.pdf', 'scan-s081.pdf']) {
    const { name, emails, phones }: WhatAPersonReads = JSON.parse(readFileSync(new URL(`${file}.json`, SCANS), 'utf8'));
    expect((await fieldsOf(readFileSync(new URL(file, SCANS)))).parsed).toMatchObject({
      name: { value: name },
      emails: emails.map((value) => ({ value })),
      phones: phones.map(({ number }) => ({ value: { number } })),
    });
  }
});
