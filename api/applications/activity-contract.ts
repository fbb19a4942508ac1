import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { hiringStatuses } from '#api/jobs/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

export const candidateActivity = defineContract({
  name: 'candidate-activity',
  method: 'GET',
  path: '/candidate/{id}/activity',
  roles: rolesThatCan('candidates.read'),
  summary: 'What the caller has with a candidate: applications to its own jobs, and lists that it sees.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** Newest first. */
    applications: z.array(
      z.strictObject({
        _id: z.string(),
        job: z.strictObject({ _id: z.string(), title: z.string() }),
        /** ISO 8601. */
        appliedAt: z.string().nullable(),
        hiringStatus: z.enum(hiringStatuses),
        /** Milliseconds in which the caller may still take the decision back, else null. */
        undoMs: z.int().nullable(),
      }),
    ),
    lists: z.array(z.strictObject({ _id: z.string(), name: z.string() })),
  }),
  errors: { 404: 'There is no such candidate, or it was removed.' },
});
