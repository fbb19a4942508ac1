import type { Random } from '#mongo/seed/generator/random.ts';

/** A month of a year; `month` counts from 1. */
export interface Month {
  year: number;
  month: number;
}

const SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const LONG = 'January February March April May June July August September October November December'.split(' ');
const two = (number: number): string => String(number).padStart(2, '0');

/** A way to write dates; `yearOnly` omits months. */
export interface DateStyle {
  write(month: Month): string;
  joiner: string;
  now: string;
  yearOnly?: boolean;
}

export const dateStyles: readonly DateStyle[] = [
  { write: ({ year, month }) => `${SHORT[month - 1]} ${year}`, joiner: ' - ', now: 'Present' },
  { write: ({ year, month }) => `${LONG[month - 1]} ${year}`, joiner: ' to ', now: 'Till Date' },
  { write: ({ year, month }) => `${two(month)}/${year}`, joiner: ' – ', now: 'Present' },
  { write: ({ year, month }) => `${SHORT[month - 1]}'${two(year % 100)}`, joiner: ' – ', now: 'till now' },
  { write: ({ year, month }) => `01/${two(month)}/${year}`, joiner: ' to ', now: 'Current' },
  { write: ({ year, month }) => `${SHORT[month - 1]}-${two(year % 100)}`, joiner: ' to ', now: 'Till Date' },
  { write: ({ year, month }) => `${SHORT[month - 1]?.toUpperCase()} ${year}`, joiner: ' TO ', now: 'PRESENT' },
  { write: ({ year, month }) => `${year}-${two(month)}`, joiner: ' to ', now: 'present' },
  { write: ({ year, month }) => `1st ${LONG[month - 1]}, ${year}`, joiner: ' – ', now: 'Till date' },
  { write: ({ year }) => `${year}`, joiner: '–', now: 'Present', yearOnly: true },
];

const phoneStyles: readonly ((number: string) => string)[] = [
  (number) => `+91 ${number}`,
  (number) => number,
  (number) => `+91-${number.slice(0, 5)}-${number.slice(5)}`,
  (number) => `+91 ${number.slice(0, 5)} ${number.slice(5)}`,
  (number) => `0${number}`,
  (number) => `(+91) ${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`,
  (number) => `91${number}`,
  (number) => `${number.slice(0, 5)}-${number.slice(5)}`,
];

const headings = {
  summary: ['Professional Summary', 'Career Objective', 'Profile Summary', 'Summary', 'About Me', 'Objective'],
  skills: ['Key Skills', 'Technical Skills', 'Skills', 'Core Competencies', 'Skill Set', 'Areas of Expertise'],
  jobs: [
    'Work Experience',
    'Professional Experience',
    'Employment History',
    'Experience',
    'Work History',
    'Career Summary',
  ],
  education: ['Education', 'Academic Qualification', 'Educational Qualifications', 'Academic Profile', 'Qualification'],
  certifications: ['Certifications', 'Certificates', 'Courses & Certifications', 'Professional Certifications'],
  languages: ['Languages Known', 'Languages', 'Language Proficiency'],
  personal: ['Personal Details', 'Personal Information', 'Personal Profile'],
} as const;
export type HeadingKind = keyof typeof headings;

/** The habits of one writer. */
export interface Style {
  dates: DateStyle;
  period(from: Month, to: Month | null): string;
  phone(number: string): string;
  heading(kind: HeadingKind): string;
  bullet: string;
}

export function makeStyle(random: Random, { yearOnly = true } = {}): Style {
  const dates = random.pick(dateStyles.filter((style) => yearOnly || !style.yearOnly));
  const phone = random.pick(phoneStyles);
  const spell = random.pick([
    (text: string) => text.toUpperCase(),
    (text: string) => text,
    (text: string) => `${text}:`,
    (text: string) => `${text.toUpperCase()} :-`,
  ]);
  const chosen = Object.fromEntries(Object.entries(headings).map(([kind, names]) => [kind, random.pick(names)]));
  return {
    dates,
    period: (from, to) => `${dates.write(from)}${dates.joiner}${to ? dates.write(to) : dates.now}`,
    phone,
    heading: (kind) => spell(chosen[kind] ?? kind),
    bullet: random.pick(['• ', '- ', '* ', '➢ ', '', ' ']),
  };
}
