import { z } from 'zod';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { projectShape } from './profile/entries.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const createProject = defineContract({
  name: 'create-project',
  method: 'POST',
  path: '/create-project',
  roles: ['job-seeker', 'admin'],
  summary: 'Adds an entry (project) to a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempItem: projectShape }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    projects: candidateProfile.shape.projects,
  }),
  errors: profileErrors,
});
