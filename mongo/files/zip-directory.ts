/** An entry of a zip archive as its central directory lists it. */
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

/** The central directory can't be read. */
export class BrokenDirectory extends Error {}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
/** The end record is within this many bytes of the archive's end. */
export const END_WITHIN_BYTES = END_BYTES + LONGEST_COMMENT;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
/** Marks a value stored in the zip64 extra field. */
const IN_ZIP64 = 0xffffffff;

/** The offset of the directory and its number of entries, from the archive's last bytes. Throws BrokenDirectory. */
export function findDirectory(tail: Buffer): { count: number; start: number } {
  const end = findEnd(tail);
  return { count: tail.readUInt16LE(end + 10), start: tail.readUInt32LE(end + 16) };
}

/** The entries of a directory, which starts at the first byte. Throws BrokenDirectory. */
export function directoryEntries(bytes: Buffer, count: number): ArchiveEntry[] {
  let at = 0;
  const entries: ArchiveEntry[] = [];
  for (let n = 0; n < count; n++) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new BrokenDirectory();
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
  throw new BrokenDirectory();
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

const LOCAL_HEADER_BYTES = 30;

/** An entry's bytes as they are in the archive, usually deflated. */
export function packedBytes(archive: Buffer, { offset, compressedBytes }: ArchiveEntry): Buffer {
  const name = archive.readUInt16LE(offset + 26);
  const extra = archive.readUInt16LE(offset + 28);
  const start = offset + LOCAL_HEADER_BYTES + name + extra;
  return archive.subarray(start, start + compressedBytes);
}
