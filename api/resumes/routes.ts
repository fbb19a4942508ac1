import { readFile } from 'node:fs/promises';
import { countView } from '#api/candidates/count-view.ts';
import { candidateName, findCandidate } from '#api/candidates/find-candidate.ts';
import { countOnce } from '#api/http/count-use.ts';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { fullName } from '#api/http/session.ts';
import { notify } from '#api/notifications/notify.ts';
import { can } from '#domain/permissions.ts';
import { type ResumeKind, resumeKind, resumeMediaTypes } from '#mongo/files/resume-kind.ts';
import {
  candidateResumes,
  candidateResumeText,
  NO_RESUME_MESSAGE,
  type ResumeVersion,
  resume,
  resumeName,
  uploadCandidateResume,
} from './contract.ts';
import { findResume, listResumes, maySeeResume, type ResumeEntry } from './find-resume.ts';
import { storeResume } from './store-resume.ts';

/** `current` is the id of the candidate's newest resume. */
function presentResumeVersion(record: ResumeEntry, current: string): ResumeVersion {
  const kinds = Object.entries(resumeMediaTypes) as [ResumeKind, string][];
  return {
    _id: String(record._id),
    fileName: record.fileName,
    kind: kinds.find(([, mediaType]) => mediaType === record.contentType)?.[0] ?? 'pdf',
    size: record.size,
    uploadedAt: record.uploadedAt.toISOString(),
    current: String(record._id) === current,
    textState: record.textState,
    textError: record.textError ?? null,
  };
}

export const candidateResumesRoute = handler(candidateResumes, async ({ input: { params }, deps: { mongo } }) => {
  const candidate = await findCandidate(mongo, params.id);
  const found = await listResumes(mongo, candidate);
  const resumes = found.map((record) => presentResumeVersion(record, String(candidate.resumeId)));
  return { success: true, message: 'Resumes found.', resumes };
});

const PENDING = 'The resume is being read. Please try again in a few seconds.';

export const candidateResumeTextRoute = handler(candidateResumeText, async ({ input, session, deps }) => {
  const { mongo, now } = deps;
  const candidate = await findCandidate(mongo, input.params.id);
  const found = await findResume(mongo, candidate, input.query.version, ['text', 'textState', 'textError']);
  if (found.textState === 'pending') throw new ApiError(404, PENDING);
  if (found.textState === 'failed') throw new ApiError(404, found.textError ?? 'The resume could not be read.');
  await countOnce(deps, session, 'resume', candidate._id);
  if (can(session.user, 'candidates.count-views')) {
    const employer = session.user._id;
    await countView(mongo, { kind: 'resume-view', candidate: candidate._id, employer, now: now() });
  }
  return { success: true, message: 'Text found.', text: found.text ?? '' };
});

export const resumeRoute = handler(resume, async ({ input: { params, query }, session, deps }) => {
  const { mongo, now } = deps;
  const candidate = await findCandidate(mongo, params.id);
  if (!maySeeResume(session, candidate)) throw new ApiError(404, 'Candidate not found.');
  const { bytes } = await findResume(mongo, candidate, query.version, ['bytes']);
  const kind = bytes && resumeKind(bytes);
  // checks the content again, regardless of the record, so that nothing executable is served
  if (!bytes || !kind) throw new ApiError(404, NO_RESUME_MESSAGE);
  await countOnce(deps, session, 'resume', candidate._id);
  const download = query.download === '1';
  if (can(session.user, 'candidates.count-views')) {
    const view = { candidate: candidate._id, employer: session.user._id, now: now() };
    await countView(mongo, { ...view, kind: download ? 'resume-download' : 'resume-view' });
  }
  const { experience = null } = candidate;
  const fileName = resumeName({ name: candidateName(candidate), experience, link: `.${kind}` });
  return { body: bytes, fileName, mediaType: resumeMediaTypes[kind], inline: !download };
});

export const uploadCandidateResumeRoute = handler(uploadCandidateResume, async ({ input, session, deps, ctx }) => {
  const [upload] = input.files.resume;
  if (!upload) throw new ApiError(400, 'Please choose a file.');
  const candidate = await findCandidate(deps.mongo, input.params.id);
  const uploadedBy = { _id: session.user._id, name: fullName(session.user) };
  const bytes = await readFile(upload.path);
  await storeResume(deps, { candidate, bytes, fileName: upload.fileName, uploadedBy });
  if (candidate.user) {
    const description = `${uploadedBy.name} uploaded a new resume to your profile. Your former one is kept.`;
    const title = 'A new resume on your profile';
    await notify(deps, { user: candidate.user, type: 'system-alert', title, description, link: '/my-account' }).catch(
      // the resume is stored: sending it again would only duplicate it
      (error: unknown) => ctx.log.error({ err: error }, 'notifying the job seeker of a new resume failed'),
    );
  }
  return { success: true, message: `The resume of ${candidateName(candidate)} was uploaded.` };
});
