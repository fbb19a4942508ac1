import { z } from 'zod';
import { job } from './job-shapes.ts';

/** A job as it stands in lists: `createdAt` ISO 8601, `deadline` yyyy-mm-dd. */
export const jobCard = job.omit({ description: true, requirements: true, isEnable: true });
export type JobCard = z.infer<typeof jobCard>;

const pieces = z.array(z.strictObject({ text: z.string(), marked: z.boolean() }));

/** Where a search matched a job: texts in pieces, null where nothing of it did; of the skills those that matched. */
const jobMatch = z.strictObject({
  title: pieces.nullable(),
  company: pieces.nullable(),
  skills: z.array(z.string()),
  /** About two lines of the description or a requirement. */
  excerpt: pieces.nullable(),
});

export const foundJob = jobCard.extend({ match: jobMatch });
export type FoundJob = z.infer<typeof foundJob>;
export type TextPiece = z.infer<typeof pieces>[number];
