import { BrokenDirectory, directoryEntries, findDirectory } from './zip-directory.ts';

export const resumeKinds = ['pdf', 'docx', 'doc'] as const;
export type ResumeKind = (typeof resumeKinds)[number];

export const resumeMediaTypes: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
};

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Office on the web numbers it. */
const MAIN_PART = /^\/?word\/document\d*\.xml$/i;
/** Some writers put a few lines before the header; readers search this many bytes. */
const PDF_HEADER_WITHIN_BYTES = 1_024;

/** The kind of a file by its first bytes, regardless of its name; null for any other kind. */
export function resumeKind(bytes: Buffer): ResumeKind | null {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return isWordArchive(bytes) ? 'docx' : null;
  if (bytes.subarray(0, OLE.length).equals(OLE)) return 'doc';
  if (bytes.subarray(0, 2).toString('latin1') === 'MZ') return null;
  return bytes.subarray(0, PDF_HEADER_WITHIN_BYTES).includes('%PDF-') ? 'pdf' : null;
}

/** By its list of contents; if that is damaged, by its bytes, so that the file is called damaged where it is read. */
function isWordArchive(bytes: Buffer): boolean {
  try {
    const { count, start } = findDirectory(bytes);
    return directoryEntries(bytes.subarray(start), count).some(({ name }) => MAIN_PART.test(name));
  } catch (error) {
    if (!(error instanceof BrokenDirectory || error instanceof RangeError)) throw error;
    return bytes.includes('word/');
  }
}

const PICTURES: Record<ResumeKind, readonly (string | Buffer)[]> = {
  // a picture is a stream, and so never inside a compressed object stream
  pdf: ['/Subtype/Image', '/Subtype /Image'],
  docx: ['word/media/'],
  doc: [Buffer.from('ffd8ff', 'hex'), Buffer.from('89504e47', 'hex')],
};

/** Whether a file of this kind holds a picture, such as a scanned page. */
export const holdsPictures = (bytes: Buffer, kind: ResumeKind): boolean =>
  PICTURES[kind].some((mark) => bytes.includes(mark));

/** Whether an OLE container is a password-encrypted Office file. */
export const isEncryptedOffice = (bytes: Buffer): boolean => bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
