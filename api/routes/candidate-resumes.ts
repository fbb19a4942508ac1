import { findCandidate } from '#api/candidates/find-candidate.ts';
import { candidateResumes } from '#api/contract/candidate-resumes.ts';
import { presentResumeVersion } from '#api/presenters/present-resume-version.ts';
import { listResumes } from '#api/resumes/list-resumes.ts';
import { handler } from './handler.ts';

export const candidateResumesRoute = handler(candidateResumes, async ({ input: { params }, deps: { mongo } }) => {
  const candidate = await findCandidate(mongo, params.id);
  const found = await listResumes(mongo, candidate);
  const resumes = found.map((record) => presentResumeVersion(record, String(candidate.resumeId)));
  return { success: true, message: 'Resumes found.', resumes };
});
