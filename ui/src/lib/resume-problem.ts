import { RESUME_KIND_MESSAGE, RESUME_MAX_BYTES, RESUME_SIZE_MESSAGE } from '#api/resumes/contract.ts';

/** File types that a file dialog offers for a resume. */
export const ACCEPTED_RESUMES =
  '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** PDF readers search this many bytes for the header. */
const HEAD_BYTES = 1_024;

/** Why a file can't be a resume, by its content as the server checks it; null if it can. */
export async function resumeProblem(file: Blob): Promise<string | null> {
  if (file.size > RESUME_MAX_BYTES) return RESUME_SIZE_MESSAGE;
  const head = new TextDecoder('latin1').decode(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const isPdf = head.includes('%PDF-') && !head.startsWith('MZ');
  return isPdf || head.startsWith('PK\x03\x04') ? null : RESUME_KIND_MESSAGE;
}
