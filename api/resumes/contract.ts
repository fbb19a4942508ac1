import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { DAY_USED_UP, defineContract } from '#api/http/contract.ts';
import { rolesThatCan, rolesThatCanForAny } from '#domain/permissions.ts';

const resumeVersion = z.strictObject({
  _id: z.string(),
  fileName: z.string(),
  kind: z.enum(['pdf', 'docx', 'doc']),
  /** Bytes. */
  size: z.int(),
  uploadedAt: z.string(),
  current: z.boolean(),
  /** Whether its text is searchable yet; if failed, see textError. */
  textState: z.enum(['pending', 'done', 'failed']),
  textError: z.string().nullable(),
});
export type ResumeVersion = z.infer<typeof resumeVersion>;

export const candidateResumes = defineContract({
  name: 'candidate-resumes',
  method: 'GET',
  path: '/candidate/{id}/resumes',
  roles: rolesThatCanForAny('resumes.read'),
  summary: 'A candidate’s resumes, the newest first: what each file is and whether its text could be read.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), resumes: z.array(resumeVersion) }),
  errors: { 404: 'There is no such candidate, or it was removed.' },
});

export const candidateResumeText = defineContract({
  name: 'candidate-resume-text',
  method: 'GET',
  path: '/candidate/{id}/resume-text',
  roles: rolesThatCanForAny('resumes.read'),
  summary:
    'The text of a candidate’s resume, for files that browsers don’t show. An employer’s view counts once an hour.',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({ version: recordId.optional() }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), text: z.string() }),
  ownPagesOnly: true,
  errors: { 404: 'There is no such candidate, it has no such resume, or its text is not there.', 429: DAY_USED_UP },
});

export const resumeFileTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/msword',
] as const;

export const NO_RESUME_MESSAGE = 'There is no resume on file.';

export const resume = defineContract({
  name: 'resume',
  method: 'GET',
  path: '/resume/{id}',
  roles: rolesThatCan('resumes.read'),
  summary:
    'A candidate’s resume as it was uploaded: to view (download=0) or to save (download=1). For employers, who are counted and keep a history of it, admins, and the candidate’s own account. Named SAN_….',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({
    download: z.enum(['0', '1']).default('0'),
    /** Not in the original API: an earlier version, by its id. */
    version: recordId.optional(),
  }),
  file: resumeFileTypes,
  ownPagesOnly: true,
  errors: {
    404: 'There is no such candidate, it is not the caller’s to see, or it has no such resume.',
    429: DAY_USED_UP,
  },
});

/** Characters that file systems reject, and invisible ones (controls, bidirectional marks). */
const REFUSED = /[<>:"/\\|?*\p{Cc}\p{Cf}]/gu;

interface ResumeOf {
  name: string;
  experience: { year: number; month: number } | null;
  /** The stored resume's link or file name, for its extension. */
  link: string | null;
}

/** `SAN_Asha Rao[5y 6m].pdf`: the file name of a downloaded resume. */
export function resumeName({ name, experience, link }: ResumeOf): string {
  const tag = experience ? `[${experience.year}y ${experience.month}m]` : '[_Resume]';
  const extension = /\.[a-z0-9]{1,5}$/i.exec(link ?? '')?.[0].toLowerCase() ?? '.pdf';
  return `SAN_${name.toWellFormed().replace(REFUSED, '').trim()}${tag}${extension}`;
}

/** Limit of an uploaded candidate's resume: PDF or DOCX by content, at most 2 MB. */
export const RESUME_MAX_BYTES = 2 * 1024 * 1024;
export const RESUME_KIND_MESSAGE = 'Only PDF or DOCX allowed.';
export const RESUME_SIZE_MESSAGE = 'Max size 2MB.';

export const uploadCandidateResume = defineContract({
  name: 'upload-candidate-resume',
  method: 'POST',
  path: '/upload-candidate-resume/{id}',
  roles: rolesThatCan('resumes.add'),
  summary:
    'Adds a new resume to a candidate; the former one stays as an earlier version, and the candidate’s account is notified.',
  params: z.strictObject({ id: recordId }),
  files: { resume: { maxBytes: RESUME_MAX_BYTES, maxFiles: 1, tooLarge: RESUME_SIZE_MESSAGE } },
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    404: 'There is no such candidate, or it was removed.',
    413: 'The file is larger than 2 MB.',
    415: 'The file is neither PDF nor DOCX, regardless of its name, is protected by a password or carries macros.',
  },
});
