import type { RowLabel } from '../resume-set/spreadsheets/columns.ts';
import type { ImportedRow } from './read-export.ts';

type ImportedRecord = NonNullable<ImportedRow['record']>;
const RUPEES_A_LAKH = 100_000;

const folded = (texts: readonly string[] | undefined) =>
  texts?.length ? texts.map((text) => text.toLowerCase()).join(' | ') : undefined;
const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);
const phone = (one: { countryCode: string; number: string } | undefined) => one && `+${one.countryCode} ${one.number}`;
const rupees = (ctc: { amount: number } | undefined) => ctc && String(Math.round(ctc.amount * RUPEES_A_LAKH));
/** The record stores lakhs with two decimals. */
const storedRupees = (amount: number | undefined) =>
  amount === undefined ? undefined : String(Math.round(amount / 1_000) * 1_000);

function noticeDays(period: string | undefined): string | undefined {
  if (period === undefined || period === 'serving') return undefined;
  return period === 'immediate' ? '0' : period;
}

/** Each field of a row as its label and as its record has it, in one notation. */
export function facts(label: RowLabel, record: ImportedRecord) {
  const [job] = record.workExperience;
  const { experience } = record;
  const names = label.name ?? [label.firstName, label.lastName].filter(Boolean).join(' ');
  const rows: [string, string | undefined, string | undefined][] = [
    ['name', names, record.applicantName],
    ['email', label.emails?.[0], record.emailAddress],
    ['phone', phone(label.phones?.[0]), phone(record.phoneNumber)],
    ['alternatePhone', phone(label.phones?.[1]), phone(record.alternatePhoneNumber)],
    [
      'experience',
      label.experience && `${label.experience.years}y ${label.experience.months}m`,
      experience && `${experience.year}y ${experience.month}m`,
    ],
    ['currentCTC', storedRupees(label.currentCTC), rupees(record.currentCTC)],
    ['expectedCTC', storedRupees(label.expectedCTC), rupees(record.expectedCTC)],
    ['noticeDays', label.noticeDays?.toString(), noticeDays(record.noticePeriod)],
    ['lastWorkingDay', label.lastWorkingDay, day(record.lwd)],
    ['dateOfBirth', label.dateOfBirth, day(record.dateOfBirth)],
    ['gender', label.gender?.toLowerCase(), record.gender],
    ['maritalStatus', label.maritalStatus?.toLowerCase(), record.maritalStatus],
    ['title', label.title, job?.jobTitle],
    ['employer', label.employer, job?.employer],
    ['city', label.city, record.presentAddress?.city],
    ['preferredPlaces', folded(label.preferredPlaces), folded(record.preferredLocation)],
    ['skills', folded(label.skills), folded(record.primarySkills.map(({ skill }) => skill))],
    ['degree', label.degree, record.education[0]?.courseName],
  ];
  return rows.map(([field, wanted, read]) => ({ field, wanted, read }));
}
