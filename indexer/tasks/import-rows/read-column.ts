import { forChoices, type ImportedChoice, importedChoices } from '#domain/choice-fields.ts';
import type { ImportReading } from '#domain/import-reading.ts';
import type { Cell } from '#indexer/files/spreadsheet/cells/cell.ts';
import { choiceReader, readDisability, readYesNo } from '#indexer/files/spreadsheet/cells/read-choice.ts';
import { readEmails, readPhones } from '#indexer/files/spreadsheet/cells/read-contacts.ts';
import { readCtc } from '#indexer/files/spreadsheet/cells/read-ctc.ts';
import { readBirth, readDate } from '#indexer/files/spreadsheet/cells/read-date.ts';
import { readExperience, readMonths } from '#indexer/files/spreadsheet/cells/read-duration.ts';
import { readLanguages, readList, readPlaces } from '#indexer/files/spreadsheet/cells/read-list.ts';
import { readNotice } from '#indexer/files/spreadsheet/cells/read-notice.ts';
import { readLine, readName, readProse, readYear, readZipCode } from '#indexer/files/spreadsheet/cells/read-text.ts';
import type { ColumnName } from '#indexer/files/spreadsheet/columns.ts';
import type { Address, CandidateRecord, Language } from '#mongo/models/candidate.ts';

/** Characters, as limited by the record's model. */
const PERSON = 100;
const ADDRESS = 500;
const PROSE = 10_000;
const PLACE = 100;

type Reader = (cell: Cell, reading: ImportReading, today: Date) => CellFields;

const choiceReaders = forChoices(importedChoices, (name): Reader => {
  const read = choiceReader(name);
  return (cell) => ({ [name]: read(cell) });
});

/** The contribution of each column's cell to the record. Each throws CellProblem for a cell that can't be parsed. */
export const readColumn: Readonly<Record<ColumnName, Reader>> = {
  name: (cell) => ({ applicantName: readName(cell, PERSON) }),
  firstName: (cell) => ({ firstName: readName(cell, PERSON) }),
  middleName: (cell) => ({ middleName: readName(cell, PERSON) }),
  lastName: (cell) => ({ lastName: readName(cell, PERSON) }),
  email(cell) {
    const [emailAddress, second] = readEmails(cell);
    return { emailAddress, ...(second && { alternateEmailAddress: second }) };
  },
  alternateEmail: (cell) => ({ alternateEmailAddress: readEmails(cell)[0] }),
  phone(cell) {
    const [phoneNumber, second] = readPhones(cell);
    return { phoneNumber, ...(second && { alternatePhoneNumber: second }) };
  },
  alternatePhone: (cell) => ({ alternatePhoneNumber: readPhones(cell)[0] }),
  dateOfBirth: (cell, reading, today) => ({ dateOfBirth: readBirth(cell, reading, today) }),
  currentTitle: (cell) => ({ currentTitle: readName(cell) }),
  currentEmployer: (cell) => ({ currentEmployer: readLine(cell, 200) }),
  previousTitle: (cell) => ({ previousTitle: readName(cell) }),
  previousEmployer: (cell) => ({ previousEmployer: readLine(cell, 200) }),
  experience: (cell, reading) => ({ experience: readExperience(cell, reading) }),
  experienceMonths: (cell) => ({ experienceMonths: readMonths(cell) }),
  currentCtc: (cell, reading) => disclosed('currentCTC', cell, reading),
  expectedCtc: (cell, reading) => disclosed('expectedCTC', cell, reading),
  noticePeriod(cell, reading) {
    const { period, lastWorkingDay } = readNotice(cell, reading);
    return { noticePeriod: period, ...(lastWorkingDay && { lwd: lastWorkingDay }) };
  },
  negotiableNoticePeriod: (cell, reading) => ({ negotiableNoticePeriod: readNotice(cell, reading).period }),
  lastWorkingDay: (cell, reading) => ({ lwd: readDate(cell, reading) }),
  skills: (cell) => ({ primarySkills: readList(cell) }),
  otherSkills: (cell) => ({ otherSkills: readList(cell) }),
  preferredRole: (cell) => ({ preferredJob: readList(cell, 50) }),
  preferredLocation: (cell) => ({ preferredLocation: readPlaces(cell) }),
  city: (cell) => ({ presentAddress: { city: readName(cell, PLACE) } }),
  district: (cell) => ({ presentAddress: { district: readName(cell, PLACE) } }),
  state: (cell) => ({ presentAddress: { state: readName(cell, PLACE) } }),
  country: (cell) => ({ presentAddress: { country: readName(cell, PLACE) } }),
  zipCode: (cell) => ({ presentAddress: { zipCode: readZipCode(cell) } }),
  address: (cell) => ({ presentAddress: { addressLine1: readLine(cell, ADDRESS) } }),
  permanentAddress: (cell) => ({ permanentAddress: readLine(cell, ADDRESS) }),
  qualification: (cell) => ({ qualification: readName(cell) }),
  course: (cell) => ({ course: readName(cell) }),
  institute: (cell) => ({ institute: readName(cell) }),
  yearOfPassing: (cell) => ({ yearOfPassing: readYear(cell) }),
  relocation: (cell) => ({ relocation: readYesNo(cell) }),
  disability: (cell) => ({ disability: readDisability(cell) }),
  languages: (cell) => ({ languages: readLanguages(cell) }),
  summary: (cell) => ({ profileSummary: readProse(cell, PROSE) }),
  ...choiceReaders,
  createdOn: (cell, reading) => ({ createdOn: readDate(cell, reading) }),
};

function disclosed(field: 'currentCTC' | 'expectedCTC', cell: Cell, reading: ImportReading): RowFields {
  const ctc = readCtc(cell, reading);
  return ctc ? { [field]: ctc } : {};
}

type Kept =
  | ImportedChoice
  | 'applicantName'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'emailAddress'
  | 'alternateEmailAddress'
  | 'phoneNumber'
  | 'alternatePhoneNumber'
  | 'dateOfBirth'
  | 'disability'
  | 'profileSummary'
  | 'experience'
  | 'currentCTC'
  | 'expectedCTC'
  | 'noticePeriod'
  | 'negotiableNoticePeriod'
  | 'lwd'
  | 'preferredJob'
  | 'preferredLocation'
  | 'relocation';

/** The parsed cells of a row: the record's own fields, and those that become parts of its lists. */
export type RowFields = Partial<Pick<CandidateRecord, Kept>> & {
  currentTitle?: string;
  currentEmployer?: string;
  previousTitle?: string;
  previousEmployer?: string;
  primarySkills?: string[];
  otherSkills?: string[];
  languages?: Omit<Language, '_id'>[];
  presentAddress?: Address;
  permanentAddress?: string;
  qualification?: string;
  course?: string;
  institute?: string;
  yearOfPassing?: number;
  createdOn?: Date;
};

/** The contribution of a single cell. */
export type CellFields = RowFields & {
  /** The months next to a column with the years. */
  experienceMonths?: number;
};
