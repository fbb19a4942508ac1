import type { ResumeVersion } from '#api/contract/candidate-resumes.ts';
import type { ResumeEntry } from '#api/resumes/list-resumes.ts';
import { type ResumeKind, resumeMediaTypes } from '#mongo/files/resume-kind.ts';

/** `current` is the id of the candidate's newest resume. */
export function presentResumeVersion(record: ResumeEntry, current: string): ResumeVersion {
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
