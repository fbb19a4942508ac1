import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import { type ArchiveEntry, directoryEntries, END_WITHIN_BYTES, findDirectory } from './archive-directory.ts';
import { MAX_DIRECTORY_BYTES, MAX_FILE_BYTES } from './limits.ts';

const LOCAL_HEADER_BYTES = 30;
const LOCAL_SIGNATURE = 0x04034b50;

export interface OpenArchive {
  entries: ArchiveEntry[];
  /** An entry's bytes. Throws UnreadableFile where they are damaged or more than a resume may have. */
  read(entry: ArchiveEntry): Buffer;
  /** All that came out of it so far, of damaged entries too. */
  unpackedBytes(): number;
  close(): void;
}

/** Opens a zip on the disk, of any size: only its list and the entry being read are held in memory. */
export function openArchive(path: string): OpenArchive {
  const file = openSync(path, 'r');
  const size = fstatSync(file).size;
  const part = (start: number, bytes: number): Buffer => {
    const buffer = Buffer.alloc(Math.max(0, Math.min(bytes, size - start)));
    return buffer.subarray(0, readSync(file, buffer, 0, buffer.length, start));
  };
  const tailStart = Math.max(0, size - END_WITHIN_BYTES);
  const { count, start } = findDirectory(part(tailStart, END_WITHIN_BYTES));
  if (size - start > MAX_DIRECTORY_BYTES + END_WITHIN_BYTES)
    throw new UnreadableFile('Its list of contents is too long.');
  let unpackedBytes = 0;
  return {
    entries: directoryEntries(part(start, size - start), count),
    read(entry) {
      const header = part(entry.offset, LOCAL_HEADER_BYTES);
      if (header.length < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw damaged();
      const dataStart = entry.offset + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
      const packed = part(dataStart, Math.min(entry.compressedBytes, MAX_FILE_BYTES + 1));
      const bytes = entry.method === 0 ? packed : inflate(packed);
      // one byte more than a file may have stands for all that would follow
      unpackedBytes += bytes?.length ?? MAX_FILE_BYTES + 1;
      if (!bytes) throw new UnreadableFile('It unpacks to more than it says, and to more than 10 MB.');
      if (bytes.length !== entry.unpackedBytes || crc32(bytes) !== entry.crc32) throw damaged();
      return bytes;
    },
    unpackedBytes: () => unpackedBytes,
    close: () => closeSync(file),
  };
}

const damaged = () => new UnreadableFile('It is damaged and can’t be unpacked.');

/** Null where more comes out than a file may have. */
function inflate(packed: Buffer): Buffer | null {
  try {
    return inflateRawSync(packed, { maxOutputLength: MAX_FILE_BYTES });
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'ERR_BUFFER_TOO_LARGE') throw damaged();
    return null;
  }
}
