import { z } from 'zod';
import { version } from '#api/contract/fields/version.ts';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { certificationShape } from './profile/entries.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const updateCertification = defineContract({
  name: 'update-certification',
  method: 'POST',
  path: '/update-certification',
  roles: ['job-seeker', 'admin'],
  summary: 'Changes an entry (certification) of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempItem: certificationShape.extend({ _id: recordId }), version }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    certifications: candidateProfile.shape.certifications,
  }),
  errors: profileErrors,
});
