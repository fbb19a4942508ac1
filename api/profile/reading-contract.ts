import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { RESUME_MAX_BYTES, RESUME_SIZE_MESSAGE } from '#api/resumes/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

export const readResume = defineContract({
  name: 'read-resume',
  method: 'POST',
  path: '/read-resume',
  roles: rolesThatCan('profile.keep'),
  summary:
    'Has a resume read for the caller’s own profile: nothing of it is stored there. /resume-offers/{readingId} says what was read.',
  files: { resume: { maxBytes: RESUME_MAX_BYTES, maxFiles: 1, tooLarge: RESUME_SIZE_MESSAGE } },
  response: z.strictObject({ success: z.literal(true), message: z.string(), readingId: z.string() }),
  errors: {
    404: 'The account has no profile.',
    409: 'Another resume of the caller’s is being read.',
    413: 'The file is larger than 2 MB.',
    415: 'The file is neither PDF nor DOCX, whatever its name, is protected by a password or carries macros.',
  },
});

export const profileTabs = [
  'Personals',
  'Careers & Preferences',
  'Skills',
  'Experiences',
  'Educations',
  'Others',
] as const;

/** One thing read from a resume that the profile doesn't say. */
const resumeOffer = z.strictObject({
  /** What /fill-profile is told to take it over. */
  key: z.string(),
  /** Where in the profile it belongs. */
  tab: z.enum(profileTabs),
  label: z.string(),
  offered: z.string(),
  /** What it would take the place of; '' where it fills a gap or is added to a list. */
  replaces: z.string(),
});
export type ResumeOffer = z.infer<typeof resumeOffer>;

export const resumeOffers = defineContract({
  name: 'resume-offers',
  method: 'GET',
  path: '/resume-offers/{id}',
  roles: rolesThatCan('profile.keep'),
  summary: 'What a resume says beyond the caller’s own profile, each thing with what it would replace.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    /** Why it could not be read, where it could not. */
    message: z.string(),
    state: z.enum(['reading', 'read', 'failed']),
    offers: z.array(resumeOffer),
    /** Of these very offers, to be sent along with what is accepted. */
    version: z.string(),
  }),
  errors: { 404: 'There is no such reading, or it is not the caller’s.' },
});
export type ResumeOffers = z.infer<typeof resumeOffers.response>;
