import { z } from 'zod';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { certificationShape } from './profile/entries.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const createCertification = defineContract({
  name: 'create-certification',
  method: 'POST',
  path: '/create-certification',
  roles: ['job-seeker', 'admin'],
  summary: 'Adds an entry (certification) to a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempItem: certificationShape }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    certifications: candidateProfile.shape.certifications,
  }),
  errors: profileErrors,
});
