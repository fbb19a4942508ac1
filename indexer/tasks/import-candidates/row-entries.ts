import type { Education, WorkExperience } from '#mongo/models/candidate.ts';
import type { RowFields } from './row-fields.ts';

export type JobCells = { jobTitle: string | undefined; employer: string | undefined };
export type DegreeCells = Record<'qualification' | 'course' | 'institute', string | undefined> & {
  yearOfPassing: number | undefined;
};

/** What a row's cells say of one job; null where they say nothing. */
export function jobFacts({ jobTitle, employer }: JobCells): Pick<WorkExperience, 'jobTitle' | 'employer'> | null {
  if (!jobTitle && !employer) return null;
  return { ...(jobTitle && { jobTitle }), ...(employer && { employer }) };
}

/** What a row's cells say of one degree; null where they say nothing. A course that isn't named is its qualification. */
export function degreeFacts({
  qualification,
  course,
  institute,
  yearOfPassing,
}: DegreeCells): Partial<Education> | null {
  if (!qualification && !course && !institute && !yearOfPassing) return null;
  const courseName = course ?? qualification;
  return {
    ...(courseName && { courseName }),
    ...(qualification && { courseType: qualification }),
    ...(institute && { institutionName: institute }),
    ...(yearOfPassing && { courseCompletion: { year: yearOfPassing } }),
  };
}

/**
 * A row's cells: those that are parts of entries, by entry; those of lists; and `plain`, those that a record holds as
 * they are.
 */
export function entriesOf(fields: RowFields) {
  const {
    currentTitle,
    currentEmployer,
    previousTitle,
    previousEmployer,
    primarySkills = [],
    otherSkills = [],
    languages = [],
    presentAddress,
    permanentAddress,
    qualification,
    course,
    institute,
    yearOfPassing,
    ...plain
  } = fields;
  return {
    current: jobFacts({ jobTitle: currentTitle, employer: currentEmployer }),
    previous: jobFacts({ jobTitle: previousTitle, employer: previousEmployer }),
    degree: degreeFacts({ qualification, course, institute, yearOfPassing }),
    primarySkills,
    otherSkills,
    languages,
    presentAddress,
    permanentAddress,
    plain,
  };
}
