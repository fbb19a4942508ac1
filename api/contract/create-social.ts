import { z } from 'zod';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { socialShape } from './profile/entries.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const createSocial = defineContract({
  name: 'create-social',
  method: 'POST',
  path: '/create-social',
  roles: ['job-seeker', 'admin'],
  summary: 'Adds an entry (social profile) to a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempItem: socialShape }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    socialProfiles: candidateProfile.shape.socialProfiles,
  }),
  errors: profileErrors,
});
