import { defineContract } from './define-contract.ts';
import { taskStarted } from './task-view.ts';

export const findDuplicates = defineContract({
  name: 'find-duplicates',
  method: 'POST',
  path: '/duplicates/find',
  roles: ['admin'],
  summary: 'Looks through all candidates for those that may be one person.',
  response: taskStarted,
  errors: { 409: 'It is already under way.' },
});
