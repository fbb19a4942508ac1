import { readFile } from 'node:fs/promises';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { versionOf } from '#api/http/version-of.ts';
import { findOwnProfile } from './change-profile.ts';
import { type ResumeOffers, readResume, resumeOffers } from './reading-contract.ts';
import { offersOf } from './resume-offers.ts';
import { findReading, startReadingTask } from './resume-reading.ts';

export const readResumeRoute = handler(readResume, async ({ input, session, deps }) => {
  const [upload] = input.files.resume;
  if (!upload) throw new ApiError(400, 'Please choose a file.');
  await findOwnProfile(deps.mongo, session.user._id);
  const readingId = await startReadingTask(deps, session, await readFile(upload.path));
  return { success: true, message: 'Your resume is being read.', readingId: String(readingId) };
});

export const resumeOffersRoute = handler(resumeOffers, async ({ input, session, deps }): Promise<ResumeOffers> => {
  const { mongo } = deps;
  const reading = await findReading(mongo, session, input.params.id);
  const profile = await findOwnProfile(mongo, session.user._id);
  const offers = reading.state === 'read' ? offersOf(reading.fields, profile) : [];
  const message = reading.state === 'failed' ? reading.reason : '';
  return { success: true, message, state: reading.state, offers, version: versionOf(offers) };
});
