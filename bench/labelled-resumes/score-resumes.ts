import type { ParsedResume, YearMonth } from '#indexer/files/resume-parser/reading.ts';
import type { Label, LabelledResume } from './labelled-resume.ts';

export interface Counts {
  right: number;
  /** Read but not present, or read wrongly. */
  wrong: number;
  /** Present but not read, or read wrongly. */
  missed: number;
}

const fields = [
  'name',
  'emails',
  'phones',
  'city',
  'experience',
  'skills',
  'employers',
  'titles',
  'periods',
  'courses',
  'institutions',
  'years',
  'certifications',
  'languages',
  'summary',
] as const;
export type ScoredField = (typeof fields)[number];
export type Misses = { id: string; field: ScoredField; wrong: string[]; missed: string[] }[];

/** Only letters and digits; suffixes such as 'Pvt Ltd' don't identify a company. */
const key = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:pvt|private|ltd|limited)\b/g, '')
    .replace(/[^\p{L}\p{N}+#]/gu, '');
const dateKey = (date: YearMonth | undefined): string =>
  date ? `${date.year}${date.month ? `-${String(date.month).padStart(2, '0')}` : ''}` : 'now';
/** A place after an institution's name may be read with it or without. */
const institutionKey = (text: string): string => key(text.split(/,|\(/)[0] ?? text);
const SUMMARY_CHARACTERS = 20;

function expectedOf(label: Label): Record<ScoredField, string[] | null> {
  return {
    name: [key(label.name)],
    emails: label.emails,
    phones: label.phones,
    city: label.city === null ? null : [key(label.city)],
    experience: label.experienceMonths === null ? null : [String(label.experienceMonths)],
    skills: label.skills.map(key),
    employers: label.jobs.map(({ employer }) => key(employer)),
    titles: label.jobs.map(({ title }) => key(title)),
    periods: label.jobs.map(({ from, to }) => `${from}/${to ?? 'now'}`),
    courses: label.education.map(({ course }) => key(course)),
    institutions: label.education.map(({ institution }) => institutionKey(institution)),
    years: label.education.flatMap(({ year }) => (year === null ? [] : [String(year)])),
    certifications: label.certifications.map(key),
    languages: label.languages.map(key),
    summary: label.summary === null ? null : [key(label.summary).slice(0, SUMMARY_CHARACTERS)],
  };
}

function readOf(parsed: ParsedResume): Record<ScoredField, string[]> {
  const values = <T>(readings: { value: T }[], write: (value: T) => string | undefined): string[] =>
    readings.flatMap(({ value }) => write(value) ?? []);
  const one = <T>(reading: { value: T } | null, write: (value: T) => string) => (reading ? [write(reading.value)] : []);
  return {
    name: one(parsed.name, key),
    emails: values(parsed.emails, (email) => email),
    phones: values(parsed.phones, ({ number }) => number),
    city: one(parsed.city, key),
    experience: one(parsed.experience, ({ year, month }) => String(year * 12 + month)),
    skills: values(parsed.skills, key),
    employers: values(parsed.jobs, ({ employer }) => employer && key(employer)),
    titles: values(parsed.jobs, ({ title }) => title && key(title)),
    periods: values(parsed.jobs, ({ from, to, isOngoing }) =>
      from ? `${dateKey(from)}/${isOngoing ? 'now' : dateKey(to)}` : undefined,
    ),
    courses: values(parsed.education, ({ course }) => course && key(course)),
    institutions: values(parsed.education, ({ institution }) => institution && institutionKey(institution)),
    years: values(parsed.education, ({ year }) => (year === undefined ? undefined : String(year))),
    certifications: values(parsed.certifications, key),
    languages: values(parsed.languages, key),
    summary: one(parsed.summary, (summary) => key(summary).slice(0, SUMMARY_CHARACTERS)),
  };
}

/** Adds one resume to the counts; differences go into `misses`. */
export function scoreResume(
  resume: LabelledResume,
  parsed: ParsedResume,
  counts: Map<ScoredField, Counts>,
  misses: Misses,
): void {
  const expected = expectedOf(resume.label);
  const read = readOf(parsed);
  for (const field of fields) {
    const wanted = expected[field];
    // a label of null: a careful reader couldn't tell either
    if (wanted === null) continue;
    const { right, wrong, missed } = compare(wanted, read[field]);
    const sum = counts.get(field) ?? { right: 0, wrong: 0, missed: 0 };
    counts.set(field, {
      right: sum.right + right,
      wrong: sum.wrong + wrong.length,
      missed: sum.missed + missed.length,
    });
    if (wrong.length + missed.length > 0) misses.push({ id: resume.id, field, wrong, missed });
  }
}

/** As multisets: two jobs at one company are two. */
function compare(wanted: readonly string[], read: readonly string[]) {
  const left = [...wanted];
  const wrong = read.filter((value) => {
    const at = left.indexOf(value);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return { right: read.length - wrong.length, wrong, missed: left };
}

export function figuresOf({ right, wrong, missed }: Counts) {
  const precision = right + wrong === 0 ? 1 : right / (right + wrong);
  const recall = right + missed === 0 ? 1 : right / (right + missed);
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  const round = (number: number): number => Math.round(number * 1_000) / 1_000;
  return { precision: round(precision), recall: round(recall), f1: round(f1), of: right + missed };
}
