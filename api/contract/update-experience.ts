import { z } from 'zod';
import { version } from '#api/contract/fields/version.ts';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { experienceShape } from './profile/entries.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const updateExperience = defineContract({
  name: 'update-experience',
  method: 'POST',
  path: '/update-experience',
  roles: ['job-seeker', 'admin'],
  summary: 'Changes an entry (work experience) of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempExp: experienceShape.extend({ _id: recordId }), version }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    experiences: candidateProfile.shape.workExperience,
  }),
  errors: profileErrors,
});
