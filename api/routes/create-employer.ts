import { createEmployer as makeEmployer } from '#api/commands/create-employer.ts';
import { createEmployer } from '#api/contract/create-employer.ts';
import { handler } from './handler.ts';

export const createEmployerRoute = handler(createEmployer, async ({ input: { body }, session, deps }) => {
  await makeEmployer(deps, body, session.user._id);
  return { success: true, message: 'Employer created successfully!' };
});
