import { z } from 'zod';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { educationShape } from './profile/entries.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const createEducation = defineContract({
  name: 'create-education',
  method: 'POST',
  path: '/create-education',
  roles: ['job-seeker', 'admin'],
  summary: 'Adds an entry (education) to a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempEdu: educationShape }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    educations: candidateProfile.shape.education,
  }),
  errors: profileErrors,
});
