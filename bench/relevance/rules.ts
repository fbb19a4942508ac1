import type { WorkExperience } from '#mongo/models/candidate.ts';
import type { GeneratedCandidate } from '#mongo/seed/generator/generate-candidates.ts';

/**
 * Conditions of a grade's rule on a candidate's record. Names are compared exactly, texts by plain regular expressions:
 * the rules share nothing with the search's own words, plurals and synonyms, which they judge.
 */
export type Rule = (candidate: GeneratedCandidate) => boolean;

export const all =
  (...rules: Rule[]): Rule =>
  (candidate) =>
    rules.every((rule) => rule(candidate));
export const any =
  (...rules: Rule[]): Rule =>
  (candidate) =>
    rules.some((rule) => rule(candidate));
export const not =
  (rule: Rule): Rule =>
  (candidate) =>
    !rule(candidate);

const isOneOf = (names: string[]) => {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return (name: string) => wanted.has(name.toLowerCase());
};

/** One of the primary skills has exactly one of these names. */
export const primary = (...names: string[]): Rule => {
  const wanted = isOneOf(names);
  return ({ primarySkills }) => primarySkills.some(({ skill }) => wanted(skill));
};

/** One of the skills, primary or other, has exactly one of these names. */
export const knows = (...names: string[]): Rule => {
  const wanted = isOneOf(names);
  return ({ primarySkills, skills }) => [...primarySkills, ...skills].some(({ skill }) => wanted(skill));
};

/** Has used a primary skill of one of these names for at least this many years. */
export const usedFor = (years: number, ...names: string[]): Rule => {
  const wanted = isOneOf(names);
  return ({ primarySkills }) =>
    primarySkills.some(({ skill, experience }) => wanted(skill) && (experience?.year ?? 0) >= years);
};

const aJob =
  (fits: (job: WorkExperience) => boolean): Rule =>
  ({ workExperience }) =>
    workExperience.some(fits);

/** The current title. */
export const holds = (title: RegExp): Rule => aJob((job) => job.isOngoing && title.test(job.jobTitle ?? ''));
/** A previous title. */
export const held = (title: RegExp): Rule => aJob((job) => !job.isOngoing && title.test(job.jobTitle ?? ''));
export const worksAt = (employer: RegExp): Rule => aJob((job) => job.isOngoing && employer.test(job.employer ?? ''));
export const workedAt = (employer: RegExp): Rule => aJob((job) => !job.isOngoing && employer.test(job.employer ?? ''));
/** Mentioned in a job, current or previous. */
export const did = (text: RegExp): Rule => aJob((job) => text.test(job.description ?? ''));

/** Mentioned anywhere, including the resume's text. */
export const mentions =
  (text: RegExp): Rule =>
  (candidate) =>
    [
      ...candidate.primarySkills.map(({ skill }) => skill),
      ...candidate.skills.map(({ skill }) => skill),
      ...candidate.workExperience.flatMap((job) => [job.jobTitle, job.employer, job.description]),
      ...candidate.education.flatMap((entry) => [entry.courseName, entry.institutionName]),
      ...candidate.certifications.map(({ certificationName }) => certificationName),
      ...candidate.preferredJob,
      candidate.profileSummary,
      candidate.resumeText,
    ].some((value) => text.test(value ?? ''));

export const resumeSays =
  (text: RegExp): Rule =>
  ({ resumeText }) =>
    text.test(resumeText ?? '');
export const certified =
  (name: RegExp): Rule =>
  ({ certifications }) =>
    certifications.some(({ certificationName }) => name.test(certificationName ?? ''));
export const studied =
  (course: RegExp): Rule =>
  ({ education }) =>
    education.some(({ courseName }) => course.test(courseName ?? ''));
export const livesIn =
  (city: RegExp): Rule =>
  ({ presentAddress }) =>
    city.test(presentAddress?.city ?? '');

/** Total years of work, both ends included, compared in months. */
export const years =
  (least: number, most = 99): Rule =>
  ({ experience }) => {
    const months = experience ? experience.year * 12 + experience.month : -1;
    return months >= least * 12 && months <= most * 12;
  };
export const noticeIs =
  (...periods: string[]): Rule =>
  ({ noticePeriod }) =>
    periods.includes(noticePeriod ?? '');
