import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

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
  roles: ['job-seeker'],
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
