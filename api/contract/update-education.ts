import { z } from 'zod';
import { version } from '#api/contract/fields/version.ts';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { educationShape } from './profile/entries.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const updateEducation = defineContract({
  name: 'update-education',
  method: 'POST',
  path: '/update-education',
  roles: ['job-seeker', 'admin'],
  summary: 'Changes an entry (education) of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempEdu: educationShape.extend({ _id: recordId }), version }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    educations: candidateProfile.shape.education,
  }),
  errors: profileErrors,
});
