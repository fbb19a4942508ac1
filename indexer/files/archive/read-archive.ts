import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { RESUME_LIMIT_BYTES } from '#domain/limits.ts';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';

export interface ArchiveEntry {
  name: string;
  compressedBytes: number;
  /** As claimed by the directory. */
  unpackedBytes: number;
  encrypted: boolean;
  /** 0 stored, 8 deflated; others are rare. */
  method: number;
  crc32: number;
  /** Offset of the entry's own header in the archive. */
  offset: number;
}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
/** The end record is within this many bytes of the archive's end. */
const END_WITHIN_BYTES = END_BYTES + LONGEST_COMMENT;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
/** Marks a value stored in the zip64 extra field. */
const IN_ZIP64 = 0xffffffff;
const DAMAGED = 'The file is damaged: its list of contents can’t be read. Please save it again in Excel and send that.';

/** The central directory of a zip archive, read without unpacking. Throws UnreadableFile if it is broken. */
export function archiveDirectory(bytes: Buffer): ArchiveEntry[] {
  const { count, start } = findDirectory(bytes);
  return directoryEntries(bytes.subarray(start), count);
}

/** The offset of the directory and its number of entries, from the archive's last bytes. */
function findDirectory(tail: Buffer): { count: number; start: number } {
  const end = findEnd(tail);
  return { count: tail.readUInt16LE(end + 10), start: tail.readUInt32LE(end + 16) };
}

/** The entries of a directory, which starts at the first byte. Throws UnreadableFile if it is broken. */
function directoryEntries(bytes: Buffer, count: number): ArchiveEntry[] {
  let at = 0;
  const entries: ArchiveEntry[] = [];
  for (let n = 0; n < count; n++) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw new UnreadableFile(DAMAGED);
    const nameBytes = bytes.readUInt16LE(at + 28);
    const extraBytes = bytes.readUInt16LE(at + 30);
    const extra = bytes.subarray(at + ENTRY_BYTES + nameBytes, at + ENTRY_BYTES + nameBytes + extraBytes);
    const [unpackedBytes, compressedBytes] = trueSizes(bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), extra);
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      compressedBytes,
      unpackedBytes,
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      crc32: bytes.readUInt32LE(at + 16),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + extraBytes + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw new UnreadableFile(DAMAGED);
}

function trueSizes(unpacked: number, compressed: number, extra: Buffer): [number, number] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let value = at + 4;
    const next = (given: number) => {
      if (given !== IN_ZIP64 || value + 8 > extra.length) return given;
      value += 8;
      return Number(extra.readBigUInt64LE(value - 8));
    };
    return [next(unpacked), next(compressed)];
  }
  return [unpacked, compressed];
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
