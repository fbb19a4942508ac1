import { z } from 'zod';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const deleteExperience = defineContract({
  name: 'delete-experience',
  method: 'POST',
  path: '/delete-experience',
  roles: ['job-seeker', 'admin'],
  summary: 'Takes an entry (work experience) out of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    experiences: candidateProfile.shape.workExperience,
  }),
  errors: profileErrors,
});
