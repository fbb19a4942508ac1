import { findCandidate } from '#api/candidates/find-candidate.ts';
import { countView } from '#api/commands/count-view.ts';
import { candidateResumeText } from '#api/contract/candidate-resume-text.ts';
import { ApiError } from '#api/errors.ts';
import { findResume } from '#api/resumes/find-resume.ts';
import { handler } from './handler.ts';

const PENDING = 'The resume is being read. Please try again in a few seconds.';

export const candidateResumeTextRoute = handler(candidateResumeText, async ({ input, session, deps }) => {
  const { mongo, now } = deps;
  const candidate = await findCandidate(mongo, input.params.id);
  const found = await findResume(mongo, candidate, input.query.version, ['text', 'textState', 'textError']);
  if (found.textState === 'pending') throw new ApiError(404, PENDING);
  if (found.textState === 'failed') throw new ApiError(404, found.textError ?? 'The resume could not be read.');
  if (session.user.role === 'employer') {
    const employer = session.user._id;
    await countView(mongo, { kind: 'resume-view', candidate: candidate._id, employer, now: now() });
  }
  return { success: true, message: 'Text found.', text: found.text ?? '' };
});
