import { z } from 'zod';
import { candidateProfile } from './candidate-profile.ts';
import { currentUser } from './current-user.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const fetchProfileData = defineContract({
  name: 'fetch-profile-data',
  method: 'POST',
  path: '/fetch-profile-data',
  roles: 'signed-in',
  summary: 'An account with its profile: the own one, or, for an admin, anybody’s. Only job seekers have a candidate.',
  body: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    user: currentUser.extend({
      candidate: candidateProfile.nullable(),
      /** Ours: `personals`, `preferences` and each entry's id → its version, to be sent along with a change. */
      versions: z.record(z.string(), z.string()),
    }),
  }),
  errors: { 404: 'There is no such account, or it is not the caller’s.' },
});
export type ProfileData = z.infer<typeof fetchProfileData.response>['user'];
