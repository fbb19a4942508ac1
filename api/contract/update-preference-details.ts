import { z } from 'zod';
import { version } from '#api/contract/fields/version.ts';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { profileErrors, userId } from './profile/owner.ts';
import { preferencesParts, preferencesTexts } from './profile/preferences.ts';
import { wireJson } from './profile/wire.ts';
import { RESUME_MAX_BYTES, RESUME_SIZE_MESSAGE } from './resume-rules.ts';

export const updatePreferenceDetails = defineContract({
  name: 'update-preference-details',
  method: 'POST',
  path: '/update-preference-details',
  roles: ['job-seeker', 'admin'],
  summary: 'Saves Careers & Preferences of a profile, and a resume where one is sent. Parts are JSON text.',
  body: z.strictObject({
    ...preferencesTexts,
    experience: wireJson(preferencesParts.experience),
    currentCTC: wireJson(preferencesParts.currentCTC),
    expectedCTC: wireJson(preferencesParts.expectedCTC),
    preferredJob: wireJson(preferencesParts.preferredJob),
    preferredLocation: wireJson(preferencesParts.preferredLocation),
    relocation: wireJson(preferencesParts.relocation),
    userId,
    version,
  }),
  files: { resume: { maxBytes: RESUME_MAX_BYTES, maxFiles: 1, tooLarge: RESUME_SIZE_MESSAGE, optional: true } },
  response: z.strictObject({ success: z.literal(true), message: z.string(), candidate: candidateProfile }),
  errors: {
    ...profileErrors,
    413: 'The resume is larger than 2 MB.',
    415: 'The resume is neither PDF nor DOCX, whatever its name, is protected by a password or carries macros.',
  },
});
