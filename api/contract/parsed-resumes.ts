import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { parseStates } from './parse-status.ts';

/** A resume that the caller sent to be looked at before it is saved. */
const reviewedFile = z.strictObject({
  jobId: z.string(),
  fileName: z.string(),
  type: z.enum(parseStates),
  /** What has become of it, in words, without the file's name. */
  message: z.string(),
  /** It waits to be looked at, and saved or discarded. */
  toCheck: z.boolean(),
  /** Whose it has become; null until it is saved. */
  candidate: z.string().nullable(),
});
export type ReviewedFile = z.infer<typeof reviewedFile>;

export const parsedResumes = defineContract({
  name: 'parsed-resumes',
  method: 'GET',
  path: '/parsed-resumes',
  roles: ['admin'],
  summary: 'The resumes that the caller sent to be looked at before they are saved: the newest 20, newest first.',
  response: z.strictObject({ success: z.literal(true), message: z.string(), files: z.array(reviewedFile) }),
  errors: {},
});
