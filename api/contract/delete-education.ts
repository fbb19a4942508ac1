import { z } from 'zod';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const deleteEducation = defineContract({
  name: 'delete-education',
  method: 'POST',
  path: '/delete-education',
  roles: ['job-seeker', 'admin'],
  summary: 'Takes an entry (education) out of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    educations: candidateProfile.shape.education,
  }),
  errors: profileErrors,
});
