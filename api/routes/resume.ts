import { candidateName, findCandidate } from '#api/candidates/find-candidate.ts';
import { countView } from '#api/commands/count-view.ts';
import { NO_RESUME_MESSAGE, resume } from '#api/contract/resume.ts';
import { resumeName } from '#api/contract/resume-name.ts';
import { ApiError } from '#api/errors.ts';
import { findResume } from '#api/resumes/find-resume.ts';
import { maySeeResume } from '#api/resumes/may-see-resume.ts';
import { resumeKind, resumeMediaTypes } from '#mongo/files/resume-kind.ts';
import { handler } from './handler.ts';

export const resumeRoute = handler(resume, async ({ input: { params, query }, session, deps: { mongo, now } }) => {
  const candidate = await findCandidate(mongo, params.id);
  if (!maySeeResume(session, candidate)) throw new ApiError(404, 'Candidate not found.');
  const { bytes } = await findResume(mongo, candidate, query.version, ['bytes']);
  const kind = bytes && resumeKind(bytes);
  // by its content again, whatever the record says: nothing that a browser would run leaves here
  if (!bytes || !kind) throw new ApiError(404, NO_RESUME_MESSAGE);
  const download = query.download === '1';
  if (session.user.role === 'employer') {
    const view = { candidate: candidate._id, employer: session.user._id, now: now() };
    await countView(mongo, { ...view, kind: download ? 'resume-download' : 'resume-view' });
  }
  const { experience = null } = candidate;
  const fileName = resumeName({ name: candidateName(candidate), experience, link: `.${kind}` });
  return { body: bytes, fileName, mediaType: resumeMediaTypes[kind], inline: !download };
});
