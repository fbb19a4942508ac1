import { readFile } from 'node:fs/promises';
import { fillProfile as fill } from '#api/commands/fill-profile.ts';
import { fillProfile } from '#api/contract/fill-profile.ts';
import { handler } from './handler.ts';

export const fillProfileRoute = handler(fillProfile, async ({ input, session, deps }) => {
  const { accepted, version } = input.body;
  const [upload] = input.files.resume;
  const resume = upload && { bytes: await readFile(upload.path), fileName: upload.fileName };
  const candidate = await fill(deps, session, { id: input.params.id, accepted, version, resume });
  return { success: true, message: 'Your profile was filled in from your resume.', candidate };
});
