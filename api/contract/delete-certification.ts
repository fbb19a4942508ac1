import { z } from 'zod';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const deleteCertification = defineContract({
  name: 'delete-certification',
  method: 'POST',
  path: '/delete-certification',
  roles: ['job-seeker', 'admin'],
  summary: 'Takes an entry (certification) out of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    certifications: candidateProfile.shape.certifications,
  }),
  errors: profileErrors,
});
