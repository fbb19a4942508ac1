import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

const resumeVersion = z.strictObject({
  _id: z.string(),
  fileName: z.string(),
  kind: z.enum(['pdf', 'docx', 'doc']),
  /** Bytes. */
  size: z.int(),
  uploadedAt: z.string(),
  current: z.boolean(),
  /** Whether its words can be searched yet; failed: see textError. */
  textState: z.enum(['pending', 'done', 'failed']),
  textError: z.string().nullable(),
});
export type ResumeVersion = z.infer<typeof resumeVersion>;

export const candidateResumes = defineContract({
  name: 'candidate-resumes',
  method: 'GET',
  path: '/candidate/{id}/resumes',
  roles: ['employer', 'admin'],
  summary: 'A candidate’s resumes, the newest first: what each file is and whether its text could be read.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), resumes: z.array(resumeVersion) }),
  errors: { 404: 'There is no such candidate, or no longer.' },
});
