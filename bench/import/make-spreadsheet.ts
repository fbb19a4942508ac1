import { createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { type GeneratedCandidate, generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';

type Value = string | number | Date | null;

const skillNames = (skills: { skill: string }[]) => skills.map(({ skill }) => skill).join(', ');
const phone = ({ countryCode, number }: { countryCode: string; number: string }) => `+${countryCode} ${number}`;
const notice = (period?: string) => (period && /^\d/.test(period) ? `${period} days` : period);

/** Thirty columns, as in recruiters' own sheets: dates as dates, pay as numbers, the rest as text. */
const columns: readonly [string, (candidate: GeneratedCandidate) => Value | undefined][] = [
  ['Name', (c) => c.applicantName],
  ['Email ID', (c) => c.emailAddress],
  ['Mobile', (c) => c.phoneNumber && phone(c.phoneNumber)],
  ['Gender', (c) => c.gender],
  ['Date of Birth', (c) => c.dateOfBirth],
  ['Marital Status', (c) => c.maritalStatus],
  ['Current Designation', (c) => c.workExperience[0]?.jobTitle],
  ['Current Company', (c) => c.workExperience[0]?.employer],
  ['Previous Designation', (c) => c.workExperience[1]?.jobTitle],
  ['Previous Company', (c) => c.workExperience[1]?.employer],
  ['Total Experience', (c) => c.experience && `${c.experience.year}.${c.experience.month}`],
  ['Current CTC', (c) => c.currentCTC?.amount],
  ['Expected CTC', (c) => c.expectedCTC?.amount],
  ['Notice Period', (c) => notice(c.noticePeriod)],
  ['Negotiable Notice Period', (c) => notice(c.negotiableNoticePeriod)],
  ['Last Working Day', (c) => c.lwd],
  ['Key Skills', (c) => skillNames(c.primarySkills)],
  ['Other Skills', (c) => skillNames(c.skills)],
  ['Preferred Role', (c) => c.preferredJob.join(', ')],
  ['Preferred Location', (c) => c.preferredLocation.join(', ')],
  ['City', (c) => c.presentAddress?.city],
  ['State', (c) => c.presentAddress?.state],
  ['Pincode', (c) => c.presentAddress?.zipCode],
  ['Address', (c) => c.presentAddress?.addressLine1],
  ['Qualification', (c) => c.education[0]?.courseType ?? c.education[0]?.courseName],
  ['Course', (c) => c.education[0]?.courseName],
  ['Institute', (c) => c.education[0]?.institutionName],
  ['Year of Passing', (c) => c.education[0]?.courseCompletion?.year],
  ['Willing to Relocate', (c) => (c.relocation ? 'Yes' : 'No')],
  ['Created On', (c) => c.createdOn],
];

/**
 * Writes generated candidates as an .xlsx of 30 columns into a new temporary folder, and returns its path; the same
 * seed always generates the same people. The first `broken` rows have a value that can't be read: an email without an
 * @ and an experience in words, alternately.
 */
export async function makeSpreadsheet(rows: number, seed = 1, { broken = 0 } = {}): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'talent-search-')), 'candidates.xlsx');
  const stream = writeXlsxStream(sheetRows(rows, seed, broken), { name: 'Candidates' });
  await pipeline(Readable.fromWeb(stream as ReadableStream<Uint8Array>), createWriteStream(path));
  return path;
}

function* sheetRows(rows: number, seed: number, broken: number): Generator<Value[]> {
  yield columns.map(([header]) => header);
  let left = broken;
  for (const candidate of generateCandidates({ seed, count: rows })) {
    const cells = columns.map(([, read]) => read(candidate) ?? null);
    if (left > 0) breakRow(cells, left--);
    yield cells;
  }
}

function breakRow(cells: Value[], turn: number): void {
  const [header, value] = turn % 2 === 0 ? ['Email ID', 'no email here'] : ['Total Experience', 'five or so'];
  cells[columns.findIndex(([name]) => name === header)] = value;
}
