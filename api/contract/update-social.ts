import { z } from 'zod';
import { version } from '#api/contract/fields/version.ts';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { socialShape } from './profile/entries.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const updateSocial = defineContract({
  name: 'update-social',
  method: 'POST',
  path: '/update-social',
  roles: ['job-seeker', 'admin'],
  summary: 'Changes an entry (social profile) of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempItem: socialShape.extend({ _id: recordId }), version }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    socialProfiles: candidateProfile.shape.socialProfiles,
  }),
  errors: profileErrors,
});
