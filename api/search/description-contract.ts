import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { jobRequirement, LONGEST_DESCRIPTION } from '#domain/job-requirements.ts';
import { rolesThatCan } from '#domain/permissions.ts';

export const readDescription = defineContract({
  name: 'read-description',
  method: 'POST',
  path: '/read-description',
  roles: rolesThatCan('candidates.search'),
  summary: 'What a job description asks for, each with its line, and the lines from which nothing was read.',
  body: z.strictObject({
    text: z.string().max(LONGEST_DESCRIPTION, 'A description may have at most 50,000 characters.'),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    requirements: z.array(jobRequirement),
    unread: z.array(z.strictObject({ line: z.int(), text: z.string() })),
  }),
  errors: {},
});
