import { Types } from 'mongoose';
import { importResume } from '#api/contract/import-resume.ts';
import { keepUploads } from '#api/parsing/keep-uploads.ts';
import { fullName } from '#api/users/full-name.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { handler } from './handler.ts';

export const importResumeRoute = handler(importResume, async ({ input, session, deps }) => {
  const { resumes } = input.files;
  const createdBy = new Types.ObjectId(session.user._id);
  const jobId = await keepUploads(deps, createdBy, resumes, (files) =>
    createTask(
      deps.changes,
      {
        kind: 'import-resumes',
        createdBy,
        input: { files, uploadedByName: fullName(session.user) },
        total: files.length,
      },
      deps.now(),
    ),
  );
  const message = `Uploaded ${resumes.length} files, processing will continue on the server.`;
  return { success: true, message, jobId: String(jobId) };
});
