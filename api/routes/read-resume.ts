import { readFile } from 'node:fs/promises';
import { readResume } from '#api/contract/read-resume.ts';
import { ApiError } from '#api/errors.ts';
import { findOwnProfile } from '#api/profile/find-own-profile.ts';
import { orderReading } from '#api/resume-readings/order-reading.ts';
import { handler } from './handler.ts';

export const readResumeRoute = handler(readResume, async ({ input, session, deps }) => {
  const [upload] = input.files.resume;
  if (!upload) throw new ApiError(400, "Field 'resume': a file is required.");
  await findOwnProfile(deps.mongo, session.user._id);
  const readingId = await orderReading(deps, session, await readFile(upload.path));
  return { success: true, message: 'Your resume is being read.', readingId: String(readingId) };
});
