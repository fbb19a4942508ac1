import { z } from 'zod';
import { defineContract } from './define-contract.ts';

/** For screens that read no more than these: percent and words. */
const simple = { progress: z.int(), message: z.string() };

const processEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('start'), total: z.int(), ...simple }),
  /** `index` counts from 1. */
  z.strictObject({ type: z.literal('file-start'), index: z.int(), total: z.int(), file: z.string(), ...simple }),
  /** Skipped or failed. */
  z.strictObject({ type: z.literal('skipped'), file: z.string(), reason: z.string(), ...simple }),
  z.strictObject({ type: z.literal('processed'), file: z.string(), candidateId: z.string(), ...simple }),
  /** The files that became or updated a candidate. */
  z.strictObject({ type: z.literal('end'), processed: z.int(), ...simple }),
  z.strictObject({ type: z.literal('error'), message: z.string() }),
]);
export type ProcessEvent = z.infer<typeof processEvent>;

export const processResumes = defineContract({
  name: 'process-resumes',
  method: 'GET',
  path: '/process-resumes',
  roles: ['admin'],
  summary:
    'Works through the inbox and tells of each resume, or follows the run that does so already. It goes on if the caller leaves; a reconnect (Last-Event-ID) hears what it missed and starts nothing.',
  stream: { message: processEvent, error: z.strictObject({ message: z.string() }) },
  ownPagesOnly: true,
  errors: {},
});
