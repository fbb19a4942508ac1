import { Types } from 'mongoose';
import { parsingRun } from '#api/contract/parsing-run.ts';
import { newestBulkParsing, newestInboxRun } from '#api/parsing/newest-run.ts';
import { presentRun } from '#api/presenters/present-run.ts';
import { handler } from './handler.ts';

export const parsingRunRoute = handler(parsingRun, async ({ input: { query }, session, deps: { mongo } }) => {
  const task =
    query.of === 'process-resumes'
      ? await newestInboxRun(mongo)
      : await newestBulkParsing(mongo, new Types.ObjectId(session.user._id));
  return { success: true, run: task && presentRun(task) };
});
