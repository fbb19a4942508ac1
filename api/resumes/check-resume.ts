import { RESUME_KIND_MESSAGE, RESUME_MAX_BYTES, RESUME_SIZE_MESSAGE } from '#api/contract/resume-rules.ts';
import { ApiError } from '#api/errors.ts';
import { hasMacros, isEncryptedOffice, type ResumeKind, resumeKind } from '#mongo/files/resume-kind.ts';

/**
 * What an uploaded resume is by its bytes. Throws 413 over 2 MB, 415 for whatever is neither PDF nor DOCX and for a
 * document with macros. It opens nothing: damage shows when the indexer reads the text.
 */
export function checkResume(bytes: Buffer): Exclude<ResumeKind, 'doc'> {
  if (bytes.length > RESUME_MAX_BYTES) throw new ApiError(413, RESUME_SIZE_MESSAGE);
  if (bytes.length === 0) throw new ApiError(415, `The file is empty. ${RESUME_KIND_MESSAGE}`);
  const kind = resumeKind(bytes);
  if (kind === 'doc' && isEncryptedOffice(bytes)) {
    throw new ApiError(415, `The file is protected by a password. ${RESUME_KIND_MESSAGE}`);
  }
  if (kind === null || kind === 'doc') throw new ApiError(415, RESUME_KIND_MESSAGE);
  if (kind === 'docx' && hasMacros(bytes)) throw new ApiError(415, 'Documents with macros are not allowed.');
  return kind;
}
