export type ResumeKind = 'pdf' | 'docx' | 'doc';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Some writers put a few lines before the header; readers look this far. */
const PDF_HEADER_WITHIN_BYTES = 1_024;

/** What a file is by its first bytes, whatever its name; null for everything else. */
export function resumeKind(bytes: Buffer): ResumeKind | null {
  if (bytes.subarray(0, PDF_HEADER_WITHIN_BYTES).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return bytes.includes('word/') ? 'docx' : null;
  if (bytes.subarray(0, OLE.length).equals(OLE)) return 'doc';
  return null;
}
