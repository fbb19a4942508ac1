import { OTHER_KIND, UnreadableFile } from '#indexer/files/unreadable-file.ts';
import { resumeKind } from '#mongo/files/resume-kind.ts';
import { type ArchiveEntry, archiveDirectory, MAX_FILE_BYTES } from './read-archive.ts';

export const TOO_LARGE = 'It is larger than 10 MB.';

const OUTSIDE = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:/i;
const METHODS = new Set([0, 8]);
/** What file managers leave in the archives they make. */
const LEFTOVER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Whether an entry is a file that somebody meant to send: folders and what file managers leave are none. */
export const isFile = ({ name }: Pick<ArchiveEntry, 'name'>): boolean => !name.endsWith('/') && !LEFTOVER.test(name);

/** Why an entry isn't even unpacked; null where it is. */
export function entryProblem({ name, encrypted, method, unpackedBytes }: ArchiveEntry): string | null {
  if (name.includes('\0') || OUTSIDE.test(name)) return 'Its name leads out of the archive.';
  if (encrypted) return 'It is protected by a password.';
  if (!METHODS.has(method)) return 'It is packed in a way that can’t be read; a common .zip can.';
  return unpackedBytes > MAX_FILE_BYTES ? TOO_LARGE : null;
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const EMPTY_ZIP = Buffer.from('PK\x05\x06', 'latin1');
const OTHER_ARCHIVES = ['Rar!', '7z\xbc\xaf\x27\x1c', '\x1f\x8b', 'BZh', '\xfd7zXZ'].map((magic) =>
  Buffer.from(magic, 'latin1'),
);

const startsWith = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic);

/** Whether these are a zip archive's first bytes: a DOCX is one, too. */
export const isZip = (first: Buffer): boolean => startsWith(first, ZIP) || startsWith(first, EMPTY_ZIP);

/**
 * What a zip holds: a Word document, or files to be unpacked. Its own list says so: a search through its bytes would
 * take an archive of unpacked documents for one. Null where the list can't be read.
 */
function zipHolds(bytes: Buffer): 'document' | 'files' | null {
  try {
    return archiveDirectory(bytes).some(({ name }) => name.startsWith('word/')) ? 'document' : 'files';
  } catch (error) {
    // a broken offset is a RangeError of the buffer's
    if (error instanceof UnreadableFile || error instanceof RangeError) return null;
    throw error;
  }
}

/** Why a file can't wait in the inbox as a resume, by a first look at its content; null where it can. */
export function resumeProblem(bytes: Buffer): string | null {
  if (bytes.length === 0) return 'It is empty.';
  if (bytes.length > MAX_FILE_BYTES) return TOO_LARGE;
  if (OTHER_ARCHIVES.some((magic) => startsWith(bytes, magic))) {
    return 'It is an archive of a kind that can’t be unpacked; please send its files, or a .zip of them.';
  }
  if (isZip(bytes)) {
    const holds = zipHolds(bytes);
    if (holds === 'files') return 'It is an archive within an archive; please send its files.';
    return holds === 'document' ? null : 'It is damaged and can’t be read.';
  }
  return resumeKind(bytes) ? null : OTHER_KIND;
}
