import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { candidateName } from '#api/candidates/find-candidate.ts';
import type { CandidateRecord, Duration, Phone } from '#mongo/models/candidate.ts';

type Cell = string | number | Date | null;

/** Above what a spreadsheet takes in a cell, less than which is left out. */
const LONGEST_CELL = 32_000;

/** Named as an import reads them. */
const columns: readonly [name: string, cell: (record: CandidateRecord) => Cell | undefined][] = [
  ['Applicant ID', ({ applicantID }) => applicantID],
  ['Name', candidateName],
  ['Email', ({ emailAddress }) => emailAddress],
  ['Phone', ({ phoneNumber }) => phone(phoneNumber)],
  ['Alternate Phone', ({ alternatePhoneNumber }) => phone(alternatePhoneNumber)],
  ['Current Designation', (record) => currentJob(record)?.jobTitle],
  ['Current Company', (record) => currentJob(record)?.employer],
  ['Experience', ({ experience }) => experience && years(experience)],
  ['Current CTC', ({ currentCTC }) => currentCTC?.amount],
  ['Expected CTC', ({ expectedCTC }) => expectedCTC?.amount],
  ['Notice Period', ({ noticePeriod }) => noticePeriod],
  ['Key Skills', ({ primarySkills }) => primarySkills.map(({ skill }) => skill).join(', ')],
  ['Other Skills', ({ skills }) => skills.map(({ skill }) => skill).join(', ')],
  ['City', ({ presentAddress }) => presentAddress?.city],
  ['State', ({ presentAddress }) => presentAddress?.state],
  ['Preferred Location', ({ preferredLocation }) => preferredLocation.join(', ')],
  [
    'Education',
    ({ education }) =>
      education
        .map(({ courseName }) => courseName)
        .filter(Boolean)
        .join(', '),
  ],
  ['Created On', ({ createdOn }) => createdOn.toISOString().slice(0, 10)],
];

/**
 * Candidates as an .xlsx with a header row. Texts are stored as texts, never as formulas, so that a cell which begins
 * with = + - or @ calculates nothing.
 */
export function writeCandidates(records: Iterable<CandidateRecord>): Readable {
  const stream = writeXlsxStream(rows(records), { name: 'Candidates' });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

async function* rows(records: Iterable<CandidateRecord>): AsyncGenerator<Cell[]> {
  yield columns.map(([name]) => name);
  for (const record of records) {
    yield columns.map(([, cellOf]) => {
      const cell = cellOf(record) ?? null;
      // an empty text would make the cell one that is not empty
      return typeof cell === 'string' ? cell.slice(0, LONGEST_CELL) || null : cell;
    });
  }
}

const phone = (number: Phone | undefined) => number && `+${number.countryCode} ${number.number}`;
const years = ({ year, month }: Duration) => `${year} Years ${month} Months`;
const currentJob = ({ workExperience }: CandidateRecord) =>
  workExperience.find(({ isOngoing }) => isOngoing) ?? workExperience.find(({ periodTo }) => !periodTo);
