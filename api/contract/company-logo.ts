import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { PICTURES_BUSY, pictureMediaTypes } from './picture-rules.ts';

export const companyLogo = defineContract({
  name: 'company-logo',
  method: 'GET',
  path: '/company-logo/{id}',
  roles: 'signed-in',
  summary: 'The logo of an employer’s company, by the employer’s account.',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({
    /** Changes with the picture, so that a page shows the new one. */
    version: recordId.optional(),
  }),
  file: pictureMediaTypes,
  errors: { 404: 'There is no such employer, or it has no logo.', 503: PICTURES_BUSY },
});
