import { z } from 'zod';
import { company } from './company-shapes.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const fetchCompany = defineContract({
  name: 'fetch-company',
  method: 'GET',
  path: '/fetch-company/{id}',
  roles: 'signed-in',
  summary: 'The company of an employer, by the employer’s account (a job’s `createdBy._id`).',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** Null for the caller’s own company where nothing was said of it yet. */
    company: company.nullable(),
  }),
  errors: { 404: 'There is no such employer, or it has said nothing of its company.' },
});
