import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { taskView } from './task-view.ts';

const fileStates = ['queued', 'in_progress', 'completed', 'skipped', 'failed'] as const;

/** One file of a run, and what became of it. */
const runFile = z.strictObject({
  file: z.string(),
  state: z.enum(fileStates),
  /** In words, without the file's name; empty until it is done with. */
  message: z.string(),
  /** Whose resume it is or became. */
  candidateId: z.string().nullable(),
  applicantID: z.string().nullable(),
});
export type RunFile = z.infer<typeof runFile>;

export const parsingRun = defineContract({
  name: 'parsing-run',
  method: 'GET',
  path: '/parsing-run',
  roles: ['admin'],
  summary:
    'The newest bulk parsing of the caller’s, or the newest run through the inbox, with each file and its state.',
  query: z.strictObject({ of: z.enum(['bulk-parse-resumes', 'process-resumes']) }),
  response: z.strictObject({
    success: z.literal(true),
    /** Null before the first one. */
    run: z
      .strictObject({
        jobId: z.string(),
        state: taskView.shape.state,
        processed: z.int(),
        total: z.int(),
        error: z.string().nullable(),
        /** It ends after the file it is at. */
        cancelRequested: z.boolean(),
        startedByName: z.string(),
        createdAt: z.string(),
        finishedAt: z.string().nullable(),
        files: z.array(runFile),
      })
      .nullable(),
  }),
  errors: {},
});
