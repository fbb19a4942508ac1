import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import { applicationId, decisions } from './contract.ts';

/** How long the account that decided may take the decision back; the job seeker is notified afterwards. */
export const UNDO_DECISION_MS = 10_000;
export const DECIDED_AT_ONCE = 50;

const chosenIds = z
  .array(applicationId)
  .min(1, 'No applications selected!')
  .max(DECIDED_AT_ONCE, `At most ${DECIDED_AT_ONCE} applications at once!`);

/** One per application, in the order of the request. */
const results = z.array(
  z.strictObject({
    id: z.string(),
    isDone: z.boolean(),
    /** Why it was not done; empty if it was. */
    message: z.string(),
  }),
);
export type DecisionResults = z.infer<typeof results>;

const answer = { success: z.literal(true), message: z.string(), results };

export const decideApplications = defineContract({
  name: 'decide-applications',
  method: 'POST',
  path: '/decide-applications',
  roles: rolesThatCan('applications.decide'),
  summary:
    'Decides up to 50 applications, each with its own result. A single one that is refused is answered as an error.',
  body: z.strictObject({ ids: chosenIds, status: z.enum(decisions) }),
  response: z.strictObject({
    ...answer,
    /** Milliseconds in which the decisions may be taken back. */
    undoMs: z.int(),
  }),
  errors: {
    404: 'There is no such application to one of the employer’s jobs.',
    409: 'It has been decided already, or the candidate only saved the job.',
  },
});

export const takeBackDecisions = defineContract({
  name: 'take-back-decisions',
  method: 'POST',
  path: '/take-back-decisions',
  roles: rolesThatCan('applications.decide'),
  summary:
    'Takes back the caller’s own decisions of the last ten seconds, each with its own result. A single one that is refused is answered as an error.',
  body: z.strictObject({ ids: chosenIds }),
  response: z.strictObject(answer),
  errors: {
    403: 'Another account made the decision.',
    404: 'There is no such application to one of the employer’s jobs.',
    409: 'There is no decision, or the ten seconds are over.',
  },
});
