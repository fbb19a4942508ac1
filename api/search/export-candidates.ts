import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { candidateName } from '#api/candidates/find-candidate.ts';
import { formLabel } from '#domain/candidate-field-display.ts';
import { exportedChoices, valueLabel } from '#domain/choice-fields.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import { formatNotice } from '#domain/notice-periods.ts';
import { cityName } from '#domain/places/cities.ts';
import type { CandidateRecord, Duration, Phone } from '#mongo/models/candidate.ts';

type Cell = string | number | Date | null;

/** Longer than a spreadsheet cell allows; the rest is left out. */
const LONGEST_CELL = 32_000;

const CHOICE_WIDTH_CHARACTERS = 18;

type Column = [name: string, width: number, cell: (record: CandidateRecord) => Cell | undefined];

/** Named as the import recognises them; widths in characters. */
const columns: readonly Column[] = [
  ['Applicant ID', 14, ({ applicantID }) => applicantID],
  ['Name', 24, candidateName],
  ['Email', 30, ({ emailAddress }) => emailAddress],
  ['Phone', 18, ({ phoneNumber }) => phone(phoneNumber)],
  ['Alternate Phone', 18, ({ alternatePhoneNumber }) => phone(alternatePhoneNumber)],
  ['Current Designation', 28, (record) => currentJob(record)?.jobTitle],
  ['Current Company', 28, (record) => currentJob(record)?.employer],
  ['Experience', 18, ({ experience }) => experience && years(experience)],
  ['Current CTC', 12, ({ currentCTC }) => currentCTC?.amount],
  ['Expected CTC', 13, ({ expectedCTC }) => expectedCTC?.amount],
  ['Notice Period', 14, ({ noticePeriod }) => formatNotice(noticePeriod ?? null)],
  ['Key Skills', 48, ({ primarySkills }) => primarySkills.map(({ skill }) => skill).join(', ')],
  ['Other Skills', 36, ({ skills }) => skills.map(({ skill }) => skill).join(', ')],
  ['City', 16, ({ presentAddress }) => presentAddress?.city && cityName(presentAddress.city)],
  ['State', 16, ({ presentAddress }) => presentAddress?.state],
  ['Preferred Location', 24, ({ preferredLocation }) => preferredLocation.map(cityName).join(', ')],
  [
    'Education',
    32,
    ({ education }) =>
      education
        .map(({ courseName }) => courseName)
        .filter(Boolean)
        .join(', '),
  ],
  ['Created On', 12, ({ createdOn }) => todayInIndia(createdOn)],
  ...exportedChoices.map(
    (name): Column => [formLabel(name), CHOICE_WIDTH_CHARACTERS, (record) => valueLabel(name, record[name])],
  ),
];

/**
 * Writes candidates as an .xlsx with a fixed header row. Values are stored as text, never as formulas, so that cells
 * starting with = + - or @ are not evaluated.
 */
export function writeCandidates(records: Iterable<CandidateRecord>): Readable {
  const stream = writeXlsxStream(rows(records), {
    name: 'Candidates',
    columns: columns.map(([header, width]) => ({ header, width })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

function* rows(records: Iterable<CandidateRecord>): Generator<Cell[]> {
  for (const record of records) yield exportedCells(record);
}

/** One row of the export, in the order of its columns. */
export function exportedCells(record: CandidateRecord): Cell[] {
  return columns.map(([, , cellOf]) => {
    const cell = cellOf(record) ?? null;
    // an empty string would create a non-empty cell
    return typeof cell === 'string' ? cell.slice(0, LONGEST_CELL) || null : cell;
  });
}

const phone = (number: Phone | undefined) => number && `+${number.countryCode} ${number.number}`;
const years = ({ year, month }: Duration) => `${year} Years ${month} Months`;
const currentJob = ({ workExperience }: CandidateRecord) =>
  workExperience.find(({ isOngoing }) => isOngoing) ?? workExperience.find(({ periodTo }) => !periodTo);
