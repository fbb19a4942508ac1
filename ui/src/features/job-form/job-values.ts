import { z } from 'zod';
import { deadlineProblem, type Job, jobFields } from '#api/jobs/contract.ts';

/** The form's values as typed. */
export interface JobValues {
  title: string;
  description: string;
  skills: string[];
  requirements: string[];
  experience: { min: string; max: string };
  salary: { min: string; max: string };
  location: { type: string; city: string };
  industry: string;
  employmentType: string;
  deadline: string;
}

export const emptyJob: JobValues = {
  title: '',
  description: '',
  skills: [],
  requirements: [],
  experience: { min: '', max: '' },
  salary: { min: '', max: '' },
  location: { type: '', city: '' },
  industry: '',
  employmentType: '',
  deadline: '',
};

export const valuesOf = (job: Job): JobValues => ({
  title: job.title,
  description: job.description,
  skills: job.skills,
  requirements: job.requirements,
  experience: { min: String(job.experience.min), max: String(job.experience.max) },
  salary: { min: String(job.salary.min), max: String(job.salary.max) },
  location: { type: job.location.type, city: job.location.city ?? '' },
  industry: job.industry,
  employmentType: job.employmentType,
  deadline: job.deadline,
});

/** The calls' own rules, and a deadline not before `today` (yyyy-mm-dd in India). */
export const jobSchema = (today: string) =>
  z.strictObject({
    ...jobFields,
    deadline: jobFields.deadline.superRefine((deadline, ctx) => {
      const message = deadlineProblem(deadline, today);
      if (message) ctx.addIssue({ code: 'custom', message });
    }),
  });

/** Valid input for a field of years or LPA: one or two digits and at most one decimal. */
export const isAmountSoFar = (text: string): boolean => /^\d{0,2}(\.\d?)?$/.test(text);
