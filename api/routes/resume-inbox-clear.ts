import { resumeInboxClear } from '#api/contract/resume-inbox-clear.ts';
import { ApiError } from '#api/errors.ts';
import { newestInboxRun } from '#api/parsing/newest-run.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import { isTaskOpen } from '#mongo/models/task.ts';
import { handler } from './handler.ts';

export const resumeInboxClearRoute = handler(resumeInboxClear, async ({ deps: { mongo } }) => {
  const run = await newestInboxRun(mongo);
  if (run && isTaskOpen(run)) {
    throw new ApiError(409, 'The inbox is being processed. Please wait until that has ended.');
  }
  const waiting = await mongo.inboxResumes.find({}, { _id: 1 }).lean();
  for (const { _id } of waiting) {
    await mongo.inboxResumes.deleteOne({ _id });
    await removeFile(mongo, _id);
  }
  return { success: true, message: `${waiting.length} resumes were taken out of the inbox.` };
});
