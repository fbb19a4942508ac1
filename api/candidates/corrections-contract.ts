import { z } from 'zod';
import { cityText, contact, recordId } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { correctionFields } from '#domain/corrections.ts';
import { noticePeriods } from '#domain/notice-periods.ts';
import { rolesThatCan } from '#domain/permissions.ts';

const MOST_LPA = 99.9;
const LPA_MESSAGE = 'A salary is in LPA: 0 to 99.9, with at most one decimal.';

/** LPA */
const lpa = z
  .number(LPA_MESSAGE)
  .min(0, LPA_MESSAGE)
  .max(MOST_LPA, LPA_MESSAGE)
  .refine((amount) => Math.round(amount * 10) / 10 === amount, LPA_MESSAGE);

const corrected = z
  .strictObject({
    noticePeriod: z.enum(noticePeriods).optional(),
    currentCTC: lpa.optional(),
    expectedCTC: lpa.optional(),
    /** An Indian mobile number without country code. */
    phoneNumber: contact.optional(),
    city: cityText.optional(),
  })
  .refine((fields) => Object.keys(fields).length > 0, 'Correct at least one value.');
export type CorrectedValues = z.output<typeof corrected>;

const correction = z.strictObject({
  _id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  byName: z.string(),
  company: z.string().nullable(),
  /** The profile was not changed; only the author’s company is shown this. */
  isNote: z.boolean(),
  changes: z.array(z.strictObject({ field: z.enum(correctionFields), from: z.string().nullable(), to: z.string() })),
});
export type CorrectionAnswer = z.output<typeof correction>;

const answer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  /** Newest first. */
  corrections: z.array(correction),
});

export const candidateCorrect = defineContract({
  name: 'candidate-correct',
  method: 'POST',
  path: '/candidate/{id}/correction',
  roles: rolesThatCan('candidates.correct'),
  summary:
    'What a recruiter learned in a call: changes the record of a person without an account, with its history; beside a job seeker’s own profile it stands as a note of the caller’s company.',
  params: z.strictObject({ id: recordId }),
  body: corrected,
  response: answer,
  errors: {
    400: 'A value is invalid, or none differs from the profile.',
    404: 'There is no such candidate, or it was removed.',
  },
});

export const candidateCorrections = defineContract({
  name: 'candidate-corrections',
  method: 'GET',
  path: '/candidate/{id}/corrections',
  roles: rolesThatCan('candidates.correct'),
  summary: 'The corrections of one candidate’s record and the caller’s own notes beside the profile, newest first.',
  params: z.strictObject({ id: recordId }),
  response: answer,
  errors: { 404: 'There is no such candidate, or it was removed.' },
});
