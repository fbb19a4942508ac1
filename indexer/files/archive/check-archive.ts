import { statSync } from 'node:fs';
import { MAX_FILES, MAX_UNPACKED_BYTES, mostUnpackedBytes } from './limits.ts';
import { type UnpackOrder, unpackArchive } from './unpack-archive.ts';

export type CheckedArchive =
  | { refused: string }
  | { document: true }
  /** For each file with the bytes of an earlier one: its entry, and the earlier one's name. */
  | { copies: Map<number, string> };

const SWELLS =
  'It unpacks to far more than its size, as resumes never do. Please send its files one by one, or in smaller archives.';

/**
 * Inflates all files of a zip that one import can take, and counts what really comes out, before any of it is stored.
 * Depends on the archive alone, so a run that continues after a crash decides the same.
 */
export async function checkArchive(
  order: Pick<UnpackOrder, 'archive' | 'folder'>,
  signal?: AbortSignal,
): Promise<CheckedArchive> {
  const most = mostUnpackedBytes(statSync(order.archive).size);
  const names = new Map<string, string>();
  const copies = new Map<number, string>();
  let [filesLeft, bytesLeft] = [MAX_FILES, MAX_UNPACKED_BYTES];
  let unpackedBytes = 0;
  for (let from: number | null = 0; from !== null && filesLeft > 0; ) {
    const slice = await unpackArchive({ ...order, from, filesLeft, bytesLeft, purpose: 'check' }, signal);
    if ('refused' in slice || 'document' in slice) return slice;
    unpackedBytes += slice.unpackedBytes;
    if (unpackedBytes > most) return { refused: SWELLS };
    for (const file of slice.files) {
      if ('problem' in file) continue;
      bytesLeft -= file.bytes;
      const earlier = names.get(file.sha256);
      if (earlier === undefined) names.set(file.sha256, file.name);
      else copies.set(file.entry, earlier);
    }
    filesLeft -= slice.files.length;
    from = slice.next;
  }
  return { copies };
}
