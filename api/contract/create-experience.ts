import { z } from 'zod';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { experienceShape } from './profile/entries.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const createExperience = defineContract({
  name: 'create-experience',
  method: 'POST',
  path: '/create-experience',
  roles: ['job-seeker', 'admin'],
  summary: 'Adds an entry (work experience) to a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempExp: experienceShape }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    experiences: candidateProfile.shape.workExperience,
  }),
  errors: profileErrors,
});
