import { describe, expect, it } from 'vitest';
import { findCertifications, wholeCertificates } from './find-certifications.ts';
import type { ResumeLine } from './resume-lines.ts';

/** Lines of cells: 'Name | Year'. */
function linesOf(...texts: string[]): ResumeLine[] {
  let start = 0;
  return texts.map((text) => {
    const cells = text.split(' | ').map((cell) => {
      const found = { text: cell, start, end: start + cell.length, x: start, right: start + cell.length };
      start += cell.length + 1;
      return { ...found, bold: false, size: 10 };
    });
    return { text, start: cells[0]!.start, end: cells.at(-1)!.end, bullet: false, afterGap: false, cells };
  });
}
const read = (...lines: string[]) => findCertifications(linesOf(...lines)).map(({ value }) => value);

describe('certificates of a section', () => {
  it.each<[string, string[], string[]]>([
    ['lose numbers and years', ['1. ITIL v3 Foundation (2021)', '2) PMP, March 2019'], ['ITIL v3 Foundation', 'PMP']],
    [
      'keep a number that ends like a year',
      ['Lead auditor, ISO 22000', 'ISO 9001:2015'],
      ['Lead auditor, ISO 22000', 'ISO 9001:2015'],
    ],
    [
      'are those of one column of a table with a header row',
      [
        'S. No. | Certificate | Number | Place of issue | Expiry',
        '1 | MEO Class IV | 4M-31187 | Kolkata | 02-Dec-2027',
      ],
      ['MEO Class IV'],
    ],
    ['may stand in columns side by side', ['CKAD | BLS', 'ACLS | OET'], ['CKAD', 'BLS', 'ACLS', 'OET']],
    [
      'are no identity documents or headings',
      ['Passport', 'Certificate', 'Valid till 2027', 'HMV licence'],
      ['HMV licence'],
    ],
  ])('%s', (_, lines, names) => {
    expect(read(...lines)).toEqual(names);
  });
});

describe('pieces of certificates', () => {
  const whole = (text: string, ...pieces: string[]) =>
    wholeCertificates(
      pieces.map((value) => {
        const start = text.indexOf(value);
        return { value, confidence: 0.9, at: { start, end: start + value.length } };
      }),
      text,
    );
  it.each<[string, string, string[], string[]]>([
    [
      'are joined over a dash',
      'SAP Associate – SAP S/4HANA (2021)',
      ['SAP Associate', 'SAP S/4HANA (2021)'],
      ['SAP Associate – SAP S/4HANA'],
    ],
    [
      'are joined in brackets',
      'Food Supervisor (FoSTaC) – 2023',
      ['Food Supervisor', 'FoSTaC'],
      ['Food Supervisor (FoSTaC)'],
    ],
    [
      'are joined over the end of a line',
      'Oracle Associate,\nJava SE 8',
      ['Oracle Associate', 'Java SE 8'],
      ['Oracle Associate, Java SE 8'],
    ],
    ['stay apart in a list', 'CKA, CKAD', ['CKA', 'CKAD'], ['CKA', 'CKAD']],
    ['stay apart on their lines', 'CKA\nCKAD', ['CKA', 'CKAD'], ['CKA', 'CKAD']],
  ])('%s', (_, text, pieces, names) => {
    const read = whole(text, ...pieces);
    expect(read.map(({ value }) => value)).toEqual(names);
    for (const { value, at } of read) expect(text.slice(at.start, at.end).replace(/\s+/g, ' ')).toBe(value);
  });
});
