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
    415: 'The file is neither PDF nor DOCX, regardless of its name, is protected by a password or carries macros.',
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

/** One fact parsed from a resume that is not in the profile. */
const resumeOffer = z.strictObject({
  /** The key with which /fill-profile accepts it. */
  key: z.string(),
  /** The profile tab it belongs to. */
  tab: z.enum(profileTabs),
  label: z.string(),
  offered: z.string(),
  /** The value it would replace; '' if it fills a gap or is added to a list. */
  replaces: z.string(),
});
export type ResumeOffer = z.infer<typeof resumeOffer>;

export const resumeOffers = defineContract({
  name: 'resume-offers',
  method: 'GET',
  path: '/resume-offers/{id}',
  roles: rolesThatCan('profile.keep'),
  summary: 'What a resume says beyond the caller’s own profile, each fact with the value it would replace.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    /** Why parsing failed, if it did. */
    message: z.string(),
    state: z.enum(['reading', 'read', 'failed']),
    offers: z.array(resumeOffer),
    /** Version of these offers, to be sent with the accepted ones. */
    version: z.string(),
  }),
  errors: { 404: 'There is no such reading, or it is not the caller’s.' },
});
export type ResumeOffers = z.infer<typeof resumeOffers.response>;
