import { expect, test } from 'vitest';
import { findDocumentDate } from './find-document-date.ts';
import { resumeLines } from './resume-lines.ts';

test.each([
  ['Place: Pune\nDate: 15.11.2026 (ASHA RAO)', '2026-11-15'],
  ['I solemnly affirm the above. Place: Pune Dt. 14.10.2026', '2026-10-14'],
  ['Signature ........ Dated 05/08/2026', '2026-08-05'],
  ['Dated Agartala 20-11-2026', '2026-11-20'],
  ['Pune, 1st November 2026', '2026-11-01'],
  ['The above is true to my knowledge. Jammu, 1st November 2026.', '2026-11-01'],
  ['I declare that the above is true.\nPune\n10/10/2026 Asha Rao', '2026-10-10'],
  ['I declare that the above is true.\n10.10.2026, Pune ASHA RAO', '2026-10-10'],
  ['Languages: Hindi\nPune\n10/10/2026 Asha Rao', '2026-10-10'],
  ['Imphal, the 5th October 2026 (Asha Devi R.)', '2026-10-05'],
  ['These data describe me. Date: 14/10/2026', '2026-10-14'],
  ['Yours faithfully,\n(Asha Rao)\nKhejarla, 11 Sept 2026', '2026-09-11'],
  ['Signature, date sd/- 27.01.2025', '2025-01-27'],
  ['Kalamboli, 3rd November 2026\n\nTo\nThe Manager\nRespected sir,', '2026-11-03'],
  ['AWS Certified Developer, 12 March 2024', null],
  ['Languages: Hindi\n10/10/2026', null],
  ['Born, 1st November 2001', null],
])('the date of %s', (text, date) => {
  expect(findDocumentDate(resumeLines(text))?.value ?? null).toBe(date);
});
