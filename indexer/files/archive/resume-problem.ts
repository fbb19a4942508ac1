import { OTHER_KIND } from '#indexer/files/other-kind.ts';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import { resumeKind } from '#mongo/files/resume-kind.ts';
import { archiveDirectory } from './archive-directory.ts';
import { TOO_LARGE } from './entry-problem.ts';
import { MAX_FILE_BYTES } from './limits.ts';

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
export function zipHolds(bytes: Buffer): 'document' | 'files' | null {
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
