import { z } from 'zod';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { profileErrors } from './profile/owner.ts';
import { wireJson } from './profile/wire.ts';
import { RESUME_MAX_BYTES, RESUME_SIZE_MESSAGE } from './resume-rules.ts';

const MOST_ACCEPTED = 300;

export const fillProfile = defineContract({
  name: 'fill-profile',
  method: 'POST',
  path: '/fill-profile/{id}',
  roles: ['job-seeker'],
  summary: 'Takes over what is accepted of /resume-offers/{id}, and the resume itself where it is sent.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({
    /** The keys of the offers that are accepted, as JSON text. */
    accepted: wireJson(z.array(z.string().max(60)).max(MOST_ACCEPTED)),
    /** Of the offers as they were shown: where the profile has changed since, the call answers 409. */
    version: z.string().max(40),
  }),
  files: { resume: { maxBytes: RESUME_MAX_BYTES, maxFiles: 1, tooLarge: RESUME_SIZE_MESSAGE, optional: true } },
  response: z.strictObject({ success: z.literal(true), message: z.string(), candidate: candidateProfile }),
  errors: {
    ...profileErrors,
    404: 'There is no such reading or profile, or it is not the caller’s.',
    413: 'The resume is larger than 2 MB.',
    415: 'The resume is neither PDF nor DOCX, whatever its name, is protected by a password or carries macros.',
  },
});
