import { UPLOAD_TYPE } from '#mongo/models/file.ts';
import { HELD_RESUME } from '#mongo/models/review-result.ts';

export const resumeKinds = ['pdf', 'docx', 'doc'] as const;
export type ResumeKind = (typeof resumeKinds)[number];

export const resumeMediaTypes: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
};

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Some writers put a few lines before the header; readers look this far. */
const PDF_HEADER_WITHIN_BYTES = 1_024;

/** What a file is by its first bytes, whatever its name; null for everything else. */
export function resumeKind(bytes: Buffer): ResumeKind | null {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return bytes.includes('word/') ? 'docx' : null;
  if (bytes.subarray(0, OLE.length).equals(OLE)) return 'doc';
  if (bytes.subarray(0, 2).toString('latin1') === 'MZ') return null;
  return bytes.subarray(0, PDF_HEADER_WITHIN_BYTES).includes('%PDF-') ? 'pdf' : null;
}

/** Whether a DOCX carries a macro project: its entry's name stands uncompressed in the archive. */
export const hasMacros = (bytes: Buffer): boolean => bytes.includes('word/vbaProject.bin');

/** Whether an OLE container is an Office file encrypted with a password. */
export const isEncryptedOffice = (bytes: Buffer): boolean => bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));

/** Media types of stored files that somebody sent to be read: resumes among them, and spreadsheets. */
export const sentTypes: readonly string[] = [UPLOAD_TYPE, HELD_RESUME, ...Object.values(resumeMediaTypes)];
