import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { taskView } from './task-view.ts';

export const resumeInbox = defineContract({
  name: 'resume-inbox',
  method: 'GET',
  path: '/resume-inbox',
  roles: ['admin'],
  summary: 'The resumes that wait to be processed, the oldest first, and the caller’s newest import into the inbox.',
  response: z.strictObject({
    success: z.literal(true),
    total: z.int(),
    /** At most 200 of them. */
    waiting: z.array(
      z.strictObject({
        _id: z.string(),
        file: z.string(),
        /** Bytes. */
        size: z.int(),
        addedAt: z.string(),
        addedByName: z.string(),
      }),
    ),
    import: z
      .strictObject({
        jobId: z.string(),
        state: taskView.shape.state,
        /** Files and archives as they were sent, and how many are done with. */
        uploads: z.int(),
        processed: z.int(),
        /** Resumes put into the inbox. */
        added: z.int(),
        refused: z.array(z.strictObject({ file: z.string(), reason: z.string() })),
        error: z.string().nullable(),
        createdAt: z.string(),
      })
      .nullable(),
  }),
  errors: {},
});
