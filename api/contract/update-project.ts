import { z } from 'zod';
import { version } from '#api/contract/fields/version.ts';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { projectShape } from './profile/entries.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const updateProject = defineContract({
  name: 'update-project',
  method: 'POST',
  path: '/update-project',
  roles: ['job-seeker', 'admin'],
  summary: 'Changes an entry (project) of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempItem: projectShape.extend({ _id: recordId }), version }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    projects: candidateProfile.shape.projects,
  }),
  errors: profileErrors,
});
