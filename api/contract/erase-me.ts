import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { erasureAnswer } from './erasure-shape.ts';
import { givenPassword } from './fields/password.ts';

export const eraseMe = defineContract({
  name: 'erase-me',
  method: 'POST',
  path: '/erase-me',
  roles: ['job-seeker'],
  summary:
    'Erases the calling job seeker for good, with the account; every session ends. Gone from search within a minute.',
  body: z.strictObject({ password: givenPassword }),
  response: erasureAnswer,
  errors: {
    400: 'The password is wrong.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});
