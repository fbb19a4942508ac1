import { crc32, inflateRawSync } from 'node:zlib';
import { archiveDirectory } from '#indexer/files/archive/read-archive.ts';
import { packedBytes } from '#mongo/files/zip-directory.ts';

/** More XML than any resume has: parsing it would exceed the process's memory. */
const MOST_BYTES = 24 * 1024 * 1024;

/** A part that unpacks to more than any resume: no other library should try it. */
export class TooLargePart extends Error {}

/** The text of one part of an office file, or null if it has none of this name. Throws if it is damaged or too large. */
export function readArchivePart(archive: Buffer, name: string): string | null {
  const entry = archiveDirectory(archive).find((each) => each.name === name);
  if (!entry) return null;
  const packed = packedBytes(archive, entry);
  if (entry.encrypted) throw new Error('The part is protected by a password.');
  if (entry.unpackedBytes > MOST_BYTES) throw new TooLargePart(name);
  const bytes = entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: MOST_BYTES });
  if (crc32(bytes) !== entry.crc32) throw new Error('The part is damaged.');
  return bytes.toString('utf8');
}
