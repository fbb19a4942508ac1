import type { Job } from '#api/jobs/contract.ts';
import type { Importance, JobRequirement } from '#domain/job-requirements.ts';
import { noticeNames } from '#domain/notice-periods.ts';

export const kindNames: Record<JobRequirement['kind'], string> = {
  title: 'Title',
  skill: 'Skill',
  experience: 'Experience',
  city: 'City',
  notice: 'Notice period',
  salary: 'Expected salary',
  language: 'Language',
};

/** What a requirement asks for: `5–8 years`. */
export function requirementText(one: JobRequirement): string {
  switch (one.kind) {
    case 'title':
      return one.title;
    case 'skill':
      return one.skill;
    case 'experience':
      if (one.min === null) return `at most ${one.max} years`;
      return one.max === null ? `at least ${one.min} years` : `${one.min}–${one.max} years`;
    case 'city':
      return one.city;
    case 'notice':
      return one.longest === 'immediate' ? 'immediate' : `up to ${noticeNames[one.longest]}`;
    case 'salary':
      return `at most ₹${one.max} LPA`;
    case 'language':
      return one.language;
  }
}

/** Distinguishes a requirement from the others of its description. */
export const requirementKey = (one: JobRequirement): string => `${one.kind} ${requirementText(one)}`;

/** Words rank; values also find those who don't state them. */
export const niceMeans = ({ kind }: JobRequirement): string =>
  kind === 'title' || kind === 'skill' ? 'as nice to have' : 'or not stated';

/** Musts that add candidates when they are only nice to have. */
export interface Widening {
  keys: readonly string[];
  text: string;
  count: number;
}

export const withImportance = (
  requirements: readonly JobRequirement[],
  chosen: Readonly<Record<string, Importance>>,
): JobRequirement[] =>
  requirements.map((one) => ({ ...one, importance: chosen[requirementKey(one)] ?? one.importance }));

/** A posted job as a description, with what its fields say first. */
export function descriptionOfJob(job: Job): string {
  const { min, max } = job.experience;
  const city = job.location.city?.trim();
  return [
    `Title: ${job.title}`,
    ...(city ? [`Location: ${city}`] : []),
    ...(max > 0 ? [`Experience: ${min}-${max} years`] : []),
    ...(job.salary.max > 0 ? [`Salary: up to ${job.salary.max} LPA`] : []),
    ...(job.skills.length > 0 ? [`Skills: ${job.skills.join(', ')}`] : []),
    ...(job.requirements.length > 0 ? ['', 'Requirements:', ...job.requirements.map((line) => `- ${line}`)] : []),
    '',
    'Description:',
    job.description,
  ].join('\n');
}
