import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { RESUME_LIMIT_BYTES } from '#domain/limits.ts';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import {
  type ArchiveEntry,
  BrokenDirectory,
  directoryEntries,
  END_WITHIN_BYTES,
  findDirectory,
} from '#mongo/files/zip-directory.ts';

const DAMAGED = 'The file is damaged: its list of contents can’t be read. Please save it again in Excel and send that.';

/** The central directory of a zip archive, read without unpacking. Throws UnreadableFile if it is broken. */
export function archiveDirectory(bytes: Buffer): ArchiveEntry[] {
  return orUnreadable(() => {
    const { count, start } = findDirectory(bytes);
    return directoryEntries(bytes.subarray(start), count);
  });
}

function orUnreadable<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof BrokenDirectory) throw new UnreadableFile(DAMAGED, cause);
    throw cause;
  }
}

/** Limits of one import into the inbox, from the product's rules. */

const MB = 1024 * 1024;

export const MAX_FILES = 500;
export const MAX_UNPACKED_BYTES = 500 * MB;

/** Unpacked by one process: about five large resumes, well within its time limit, and a small loss in a crash. */
export const SLICE_BYTES = 50 * MB;

/** A directory of 65,535 entries with names of 100 characters uses half of it. */
const MAX_DIRECTORY_BYTES = 20 * MB;

/**
 * An archive with a higher compression ratio is rejected as a whole. PDF and DOCX are already compressed (1 to 2
 * times), DOC reaches 3 to 20; 500 MB of padding compress to 500 KB, about 1,000 times.
 */
const MOST_TIMES_ITS_SIZE = 100;
/** Allowed for any archive: one document with an empty picture can expand a lot without bad intent. */
const ALWAYS_UNPACKED_BYTES = 20 * MB;

/** Maximum bytes unpacked from an archive of this size, including rejected files. */
export const mostUnpackedBytes = (archiveBytes: number): number =>
  Math.max(ALWAYS_UNPACKED_BYTES, MOST_TIMES_ITS_SIZE * archiveBytes);

const LOCAL_HEADER_BYTES = 30;
const LOCAL_SIGNATURE = 0x04034b50;

export interface OpenArchive {
  entries: ArchiveEntry[];
  /** An entry's bytes. Throws UnreadableFile if they are damaged or exceed a resume's limit. */
  read(entry: ArchiveEntry): Buffer;
  /** All bytes unpacked so far, including damaged entries. */
  unpackedBytes(): number;
  close(): void;
}

/** Opens a zip on disk, of any size: only its directory and the current entry are in memory. */
export function openArchive(path: string): OpenArchive {
  const file = openSync(path, 'r');
  const size = fstatSync(file).size;
  const part = (start: number, bytes: number): Buffer => {
    const buffer = Buffer.alloc(Math.max(0, Math.min(bytes, size - start)));
    return buffer.subarray(0, readSync(file, buffer, 0, buffer.length, start));
  };
  const tailStart = Math.max(0, size - END_WITHIN_BYTES);
  const { count, start } = orUnreadable(() => findDirectory(part(tailStart, END_WITHIN_BYTES)));
  if (size - start > MAX_DIRECTORY_BYTES + END_WITHIN_BYTES)
    throw new UnreadableFile('Its list of contents is too long.');
  let unpackedBytes = 0;
  return {
    entries: orUnreadable(() => directoryEntries(part(start, size - start), count)),
    read(entry) {
      const header = part(entry.offset, LOCAL_HEADER_BYTES);
      if (header.length < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw damaged();
      const dataStart = entry.offset + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
      const packed = part(dataStart, Math.min(entry.compressedBytes, RESUME_LIMIT_BYTES + 1));
      const bytes = entry.method === 0 ? packed : inflate(packed);
      // one byte over the limit is enough to detect an oversized file
      unpackedBytes += bytes?.length ?? RESUME_LIMIT_BYTES + 1;
      if (!bytes) throw new UnreadableFile('It unpacks to more than its stated size, and to more than 10 MB.');
      if (bytes.length !== entry.unpackedBytes || crc32(bytes) !== entry.crc32) throw damaged();
      return bytes;
    },
    unpackedBytes: () => unpackedBytes,
    close: () => closeSync(file),
  };
}

const damaged = () => new UnreadableFile('It is damaged and can’t be unpacked.');

/** Null if the entry exceeds a file's limit. */
function inflate(packed: Buffer): Buffer | null {
  try {
    return inflateRawSync(packed, { maxOutputLength: RESUME_LIMIT_BYTES });
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'ERR_BUFFER_TOO_LARGE') throw damaged();
    return null;
  }
}
