import { readFile } from 'node:fs/promises';
import { candidateName, findCandidate } from '#api/candidates/find-candidate.ts';
import { notify } from '#api/commands/notify.ts';
import { storeResume } from '#api/commands/store-resume.ts';
import { uploadCandidateResume } from '#api/contract/upload-candidate-resume.ts';
import { ApiError } from '#api/errors.ts';
import { fullName } from '#api/users/full-name.ts';
import { handler } from './handler.ts';

export const uploadCandidateResumeRoute = handler(uploadCandidateResume, async ({ input, session, deps, ctx }) => {
  const [upload] = input.files.resume;
  if (!upload) throw new ApiError(400, "Field 'resume': a file is required.");
  const candidate = await findCandidate(deps.mongo, input.params.id);
  const uploadedBy = { _id: session.user._id, name: fullName(session.user) };
  const bytes = await readFile(upload.path);
  await storeResume(deps, { candidate, bytes, fileName: upload.fileName, uploadedBy });
  if (candidate.user) {
    const description = `${uploadedBy.name} uploaded a new resume to your profile. Your former one is kept.`;
    const title = 'A new resume on your profile';
    await notify(deps, { user: candidate.user, type: 'system-alert', title, description, link: '/my-account' }).catch(
      // the resume is stored: sending it again would only store it twice
      (error: unknown) => ctx.log.error({ err: error }, 'the seeker was not told of a new resume'),
    );
  }
  return { success: true, message: `The resume of ${candidateName(candidate)} was uploaded.` };
});
