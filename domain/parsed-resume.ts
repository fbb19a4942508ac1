import { z } from 'zod';
import { choiceValues } from './choice-fields.ts';

/** Characters of the resume's text, from `start` up to but excluding `end`. */
const span = z.strictObject({ start: z.int().min(0), end: z.int().min(0) });

/** A value read from a resume: its confidence (0 to 1) and its position. */
const readingOf = <T extends z.ZodType>(value: T) =>
  z.strictObject({ value, confidence: z.number().min(0).max(1), at: span });

/** `month` counts from 1; absent if the text has only the year. */
const yearMonth = z.strictObject({
  year: z.int().min(1900).max(2100),
  month: z.int().min(1).max(12).optional(),
});

const phone = z.strictObject({
  countryCode: z.string().regex(/^\d{1,4}$/, 'A country code has 1 to 4 digits.'),
  number: z.string().regex(/^\d{6,14}$/, 'A phone number has 6 to 14 digits.'),
});

const NAME_LIMIT = 200;
const MOST_ENTRIES = 50;
const SUMMARY_LIMIT = 5_000;
const name = z
  .string()
  .trim()
  .min(1, 'Please enter something, or remove the entry.')
  .max(NAME_LIMIT, `At most ${NAME_LIMIT} characters.`);

const job = z.strictObject({
  title: name.optional(),
  employer: name.optional(),
  from: yearMonth.optional(),
  /** Absent for an ongoing job, or if the text doesn't say. */
  to: yearMonth.optional(),
  isOngoing: z.boolean(),
});

const course = z.strictObject({
  course: name.optional(),
  institution: name.optional(),
  /** The year in which the course ended or will end. */
  year: z.int().min(1900).max(2100).optional(),
});

/** Details of a course that are shown and not stored. */
const courseDetails = { branch: z.string().optional(), board: z.string().optional(), marks: z.string().optional() };

const experience = z.strictObject({ year: z.int().min(0).max(60), month: z.int().min(0).max(11) });

/** Facts for recruiters; absent if the resume doesn't contain them. */
const personal = z.strictObject({
  /** Rupees a year. */
  currentCTC: readingOf(z.int().min(0)).optional(),
  expectedCTC: readingOf(z.int().min(0)).optional(),
  /** 0 for "immediate". */
  noticeDays: readingOf(z.int().min(0).max(365)).optional(),
  lastWorkingDay: readingOf(z.iso.date()).optional(),
  dateOfBirth: readingOf(z.iso.date()).optional(),
  gender: readingOf(z.enum(choiceValues('gender'))).optional(),
  maritalStatus: readingOf(z.enum(choiceValues('maritalStatus'))).optional(),
  linkedIn: readingOf(z.string()).optional(),
  gitHub: readingOf(z.string()).optional(),
  relocation: readingOf(z.boolean()).optional(),
  preferredPlaces: z.array(readingOf(z.string())).optional(),
});

/** The contents of a resume, each value with its position. Missing values are null or an empty list. */
export const parsedResume = z.strictObject({
  name: readingOf(z.string()).nullable(),
  emails: z.array(readingOf(z.string())),
  phones: z.array(readingOf(z.strictObject({ countryCode: z.string(), number: z.string() }))),
  /** A canonical city. */
  city: readingOf(z.string()).nullable(),
  experience: readingOf(z.strictObject({ year: z.int(), month: z.int() })).nullable(),
  /** Names of the product's list of skills; a skill that the list lacks is as written, and marked unknown. */
  skills: z.array(readingOf(z.string()).extend({ isUnknown: z.boolean().optional() })),
  /** In the resume's order. */
  jobs: z.array(readingOf(job.extend({ title: z.string().optional(), employer: z.string().optional() }))),
  education: z.array(
    readingOf(course.extend({ course: z.string().optional(), institution: z.string().optional(), ...courseDetails })),
  ),
  certifications: z.array(readingOf(z.string())),
  languages: z.array(readingOf(z.string())),
  summary: readingOf(z.string()).nullable(),
  personal: personal.optional(),
  /** Total experience computed from the jobs, if the resume also states one. */
  computedExperience: z.strictObject({ year: z.int(), month: z.int() }).optional(),
  /** The date under the declaration, or of the file: "till date" ends here. */
  documentDate: readingOf(z.iso.date()).optional(),
});
export type ParsedResume = z.infer<typeof parsedResume>;

/** Where a piece of the text stands on a page of the PDF, in points from the page's upper left corner. */
const pagePiece = z.strictObject({
  ...span.shape,
  /** From 1. */
  page: z.int().min(1),
  x: z.number(),
  right: z.number(),
  /** Of the baseline. */
  y: z.number(),
  /** Of the letters. */
  size: z.number(),
});
export type PagePiece = z.infer<typeof pagePiece>;

/** A resume reading, kept until an admin has reviewed it. `notes` describe problems during reading. */
export const resumeReading = z.strictObject({
  text: z.string(),
  /** Only of PDFs, whose pages can be shown. */
  pieces: z.array(pagePiece).optional(),
  parsed: parsedResume,
  notes: z.array(z.string()),
  /** The candidate to whom the resume seems to belong. */
  owner: z.strictObject({ applicantID: z.string(), applicantName: z.string() }).nullable(),
});
export type ResumeReading = z.infer<typeof resumeReading>;

/** The facts that a candidate's record stores, without positions. */
const personalValues = z.strictObject({
  currentCTC: z.int().min(0).optional(),
  expectedCTC: z.int().min(0).optional(),
  noticeDays: z.int().min(0).max(365).optional(),
  lastWorkingDay: z.iso.date().optional(),
  dateOfBirth: z.iso.date().optional(),
  gender: z.enum(choiceValues('gender')).optional(),
  maritalStatus: z.enum(choiceValues('maritalStatus')).optional(),
  relocation: z.boolean().optional(),
  preferredPlaces: z.array(name).max(MOST_ENTRIES).optional(),
});

/** The same values without positions, within a candidate's limits: a person's corrections or a model's answer. */
export const resumeValues = z.strictObject({
  name: name.nullable(),
  /** The person's own first; only two are stored. */
  emails: z.array(z.email('Please enter a valid email address.').max(254).toLowerCase()).max(10),
  phones: z.array(phone).max(10),
  city: name.nullable(),
  experience: experience.nullable(),
  skills: z.array(name).max(MOST_ENTRIES),
  jobs: z.array(job).max(MOST_ENTRIES),
  education: z.array(course).max(MOST_ENTRIES),
  certifications: z.array(name).max(MOST_ENTRIES),
  languages: z.array(name).max(MOST_ENTRIES),
  summary: z.string().trim().min(1).max(SUMMARY_LIMIT, 'At most 5,000 characters.').nullable(),
  personal: personalValues.optional(),
});
export type ResumeValues = z.infer<typeof resumeValues>;

/** The values without positions, cut to what a candidate's record can store. */
export function valuesOf(parsed: ParsedResume): ResumeValues {
  const short = (text: string) => text.slice(0, NAME_LIMIT);
  const first = <T>(readings: readonly { value: T }[]) => readings.slice(0, MOST_ENTRIES).map(({ value }) => value);
  return {
    name: parsed.name && short(parsed.name.value),
    emails: first(parsed.emails).slice(0, 2),
    phones: first(parsed.phones).slice(0, 2),
    city: parsed.city && short(parsed.city.value),
    experience: parsed.experience?.value ?? null,
    skills: first(parsed.skills).map(short),
    jobs: first(parsed.jobs).map((each) => ({
      ...each,
      ...(each.title && { title: short(each.title) }),
      ...(each.employer && { employer: short(each.employer) }),
    })),
    education: first(parsed.education).map(({ course, institution, year }) => ({
      ...(course && { course: short(course) }),
      ...(institution && { institution: short(institution) }),
      ...(year !== undefined && { year }),
    })),
    certifications: first(parsed.certifications).map(short),
    languages: first(parsed.languages).map(short),
    summary: parsed.summary?.value.slice(0, SUMMARY_LIMIT) ?? null,
    ...(parsed.personal && { personal: personalOf(parsed.personal) }),
  };
}

/** Addresses of profiles are shown and not stored. */
function personalOf({
  linkedIn: _linkedIn,
  gitHub: _gitHub,
  preferredPlaces,
  ...single
}: NonNullable<ParsedResume['personal']>): NonNullable<ResumeValues['personal']> {
  const entries = Object.entries(single).flatMap(([field, reading]) => (reading ? [[field, reading.value]] : []));
  return {
    ...Object.fromEntries(entries),
    ...(preferredPlaces && { preferredPlaces: preferredPlaces.slice(0, MOST_ENTRIES).map(({ value }) => value) }),
  };
}
