import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { taskStarted } from './task-view.ts';

export const searchIndexReplayDeadLetters = defineContract({
  name: 'search-index-replay-dead-letters',
  method: 'POST',
  path: '/search-index/replay-dead-letters',
  roles: ['admin'],
  summary: 'Tries the events that could not be indexed once more.',
  body: z.strictObject({}),
  response: taskStarted,
  errors: { 409: 'A replay is already under way.' },
});
