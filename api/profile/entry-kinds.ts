import type { z } from 'zod';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import * as entries from './contract/entries.ts';

/** Converts fields to update operators: empty ones are unset. */
export function toUpdate(fields: Record<string, unknown>) {
  const isEmpty = (value: unknown) => value === undefined || value === '';
  const entries = Object.entries(fields);
  const empty = entries.filter(([, value]) => isEmpty(value)).map(([name]) => [name, ''] as const);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => !isEmpty(value))),
    ...(empty.length > 0 && { $unset: Object.fromEntries(empty) }),
  };
}

/** For a subdocument: only the non-empty fields. */
export const filledIn = (fields: Record<string, unknown>): Record<string, unknown> => toUpdate(fields).$set;

/** `2026-02-28` → that day at midnight UTC; '' → undefined. */
export const toDay = (text: string): Date | undefined => (text === '' ? undefined : new Date(text));

/** Either years or months may be empty; undefined if both are. */
function toDuration({ year, month }: { year: string; month: string }) {
  return year === '' && month === '' ? undefined : { year: Number(year), month: Number(month) };
}

/** One of a profile's lists: its field, its entries' rules, and how they are stored. */
export interface EntryKind<Given = never, Values extends object = object> {
  field: 'primarySkills' | 'skills' | 'workExperience' | 'education' | 'certifications' | 'projects' | 'socialProfiles';
  most: number;
  rules: z.ZodType;
  /** Converts the input to form values. */
  values(given: Given): Values;
  read(profile: CandidateProfile): { _id: string; values: Values }[];
  /** Converts form values to the stored entry, without its `_id`. */
  store(values: Values): Record<string, unknown>;
  /** Must be unique within the list. */
  name?(values: Values): string;
  /** If set, entries are sorted by this field, newest first. */
  startOf?: 'periodFrom' | 'startDate';
}

const keyed = <Entry extends { _id: string }, Values>(list: readonly Entry[], valuesOf: (entry: Entry) => Values) =>
  list.map((entry) => ({ _id: entry._id, values: valuesOf(entry) }));
const MOST = 200;
const FEWER = 50;
const asIs = <Values>(values: Values): Values => values;
const period = ({ periodFrom, periodTo }: { periodFrom: string; periodTo: string }) => ({
  periodFrom: toDay(periodFrom),
  periodTo: toDay(periodTo),
});

const skillKind = (
  field: 'primarySkills' | 'skills',
): EntryKind<z.output<typeof entries.skillShape>, entries.SkillValues> => ({
  field,
  most: MOST,
  rules: entries.skillRules,
  values: entries.skillValues,
  read: (profile) => keyed(profile[field], entries.skillOf),
  store: ({ experience, lastUsed, ...rest }) =>
    filledIn({
      ...rest,
      experience: toDuration(experience),
      lastUsed: lastUsed === '' ? undefined : Number(lastUsed),
    }),
  name: ({ skill }) => skill.toLowerCase(),
});
export const skillKinds = { primary: skillKind('primarySkills'), skill: skillKind('skills') };

export const experienceKind: EntryKind<entries.ExperienceValues, entries.ExperienceValues> = {
  field: 'workExperience',
  most: MOST,
  rules: entries.experienceRules,
  values: (given) => (given.isOngoing ? { ...given, periodTo: '' } : given),
  read: (profile) => keyed(profile.workExperience, entries.experienceOf),
  store: (values) => filledIn({ ...values, ...period(values) }),
  startOf: 'periodFrom',
};

export const educationKind: EntryKind<entries.EducationValues, entries.EducationValues> = {
  field: 'education',
  most: FEWER,
  rules: entries.educationRules,
  values: (given) => ({
    ...given,
    endDate: given.isOngoing ? '' : given.endDate,
    courseType: entries.levelsWithoutType.includes(given.courseCategory) ? '' : given.courseType,
  }),
  read: (profile) => keyed(profile.education, entries.educationOf),
  store({ startDate, endDate, ...rest }) {
    const end = toDay(endDate);
    const courseCompletion = end && { month: end.getUTCMonth() + 1, year: end.getUTCFullYear() };
    return filledIn({ ...rest, startDate: toDay(startDate), endDate: end, courseCompletion });
  },
  startOf: 'startDate',
};

export const certificationKind: EntryKind<entries.CertificationValues, entries.CertificationValues> = {
  field: 'certifications',
  most: MOST,
  rules: entries.certificationRules,
  values: asIs,
  read: (profile) => keyed(profile.certifications, entries.certificationOf),
  store: (values) => filledIn({ ...values, ...period(values) }),
};

export const projectKind: EntryKind<entries.ProjectValues, entries.ProjectValues> = {
  field: 'projects',
  most: MOST,
  rules: entries.projectRules,
  values: asIs,
  read: (profile) => keyed(profile.projects, entries.projectOf),
  store: (values) => filledIn({ ...values, ...period(values) }),
};

export const socialKind: EntryKind<entries.SocialValues, entries.SocialValues> = {
  field: 'socialProfiles',
  most: FEWER,
  rules: entries.socialRules,
  values: asIs,
  read: (profile) => keyed(profile.socialProfiles, entries.socialOf),
  store: filledIn,
};

/** All lists, for reading. */
export const entryKinds: readonly Pick<EntryKind, 'read'>[] = [
  skillKinds.primary,
  skillKinds.skill,
  experienceKind,
  educationKind,
  certificationKind,
  projectKind,
  socialKind,
];
