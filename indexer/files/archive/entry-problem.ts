import { RESUME_LIMIT_BYTES, RESUME_TOO_LARGE } from '#domain/limits.ts';
import { EMPTY, MACROS, OTHER_KIND, UnreadableFile } from '#indexer/files/unreadable-file.ts';
import { hasMacros } from '#mongo/files/macros.ts';
import { resumeKind } from '#mongo/files/resume-kind.ts';
import type { ArchiveEntry } from '#mongo/files/zip-directory.ts';
import { archiveDirectory } from './read-archive.ts';

const OUTSIDE = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:/i;
const METHODS = new Set([0, 8]);
/** Files that file managers add to archives. */
const LEFTOVER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Whether an entry is a file that the sender meant: excludes folders and file managers' own files. */
export const isFile = ({ name }: Pick<ArchiveEntry, 'name'>): boolean => !name.endsWith('/') && !LEFTOVER.test(name);

/** Why an entry is not unpacked at all; null if it is. */
export function entryProblem({ name, encrypted, method, unpackedBytes }: ArchiveEntry): string | null {
  if (name.includes('\0') || OUTSIDE.test(name)) return 'Its path points outside the archive.';
  if (encrypted) return 'It is protected by a password.';
  if (!METHODS.has(method)) return 'Its compression method is not supported; please use a standard .zip.';
  return unpackedBytes > RESUME_LIMIT_BYTES ? RESUME_TOO_LARGE : null;
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const EMPTY_ZIP = Buffer.from('PK\x05\x06', 'latin1');
const OTHER_ARCHIVES = ['Rar!', '7z\xbc\xaf\x27\x1c', '\x1f\x8b', 'BZh', '\xfd7zXZ'].map((magic) =>
  Buffer.from(magic, 'latin1'),
);

const startsWith = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic);

/** Whether these are a zip archive's first bytes; a DOCX is one, too. */
export const isZip = (first: Buffer): boolean => startsWith(first, ZIP) || startsWith(first, EMPTY_ZIP);

/**
 * Whether a zip is a Word document or contains files to unpack, by its central directory: a byte search would mistake
 * an archive of unpacked documents for a document. Null if the directory can't be read.
 */
function zipContents(bytes: Buffer): 'document' | 'files' | null {
  try {
    return archiveDirectory(bytes).some(({ name }) => name.startsWith('word/')) ? 'document' : 'files';
  } catch (error) {
    // a broken offset is a RangeError of the buffer
    if (error instanceof UnreadableFile || error instanceof RangeError) return null;
    throw error;
  }
}

/** Why a file can't enter the inbox as a resume, by its first bytes; null if it can. */
export function resumeProblem(bytes: Buffer): string | null {
  if (bytes.length === 0) return EMPTY;
  if (bytes.length > RESUME_LIMIT_BYTES) return RESUME_TOO_LARGE;
  if (OTHER_ARCHIVES.some((magic) => startsWith(bytes, magic))) {
    return 'This kind of archive is not supported; please send its files, or a .zip of them.';
  }
  if (isZip(bytes)) {
    const contents = zipContents(bytes);
    if (contents === 'files') return 'It is an archive within an archive; please send its files.';
    if (contents === null) return 'It is damaged and can’t be read.';
  }
  const kind = resumeKind(bytes);
  if (!kind) return OTHER_KIND;
  return hasMacros(bytes) ? MACROS : null;
}
