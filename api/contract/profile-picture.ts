import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { PICTURES_BUSY, pictureMediaTypes } from './picture-rules.ts';

export const profilePicture = defineContract({
  name: 'profile-picture',
  method: 'GET',
  path: '/profile-picture/{id}',
  roles: 'signed-in',
  summary: 'A candidate’s photo: for employers, admins and the candidate’s own account.',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({
    /** Another for every new photo, so that no browser shows the former one. */
    v: recordId.optional(),
  }),
  file: pictureMediaTypes,
  errors: { 404: 'There is no such candidate, it is not the caller’s to see, or it has no photo.', 503: PICTURES_BUSY },
});
