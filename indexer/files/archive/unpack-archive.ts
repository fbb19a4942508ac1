import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { throwIfDiskFull } from '#mongo/files/full-disk.ts';
import { readerRights } from '#mongo/processes/reader-rights.ts';
import { type RunLimits, runLimited } from '#mongo/processes/run-limited.ts';
import { MAX_FILES, MAX_UNPACKED_BYTES, mostUnpackedBytes } from './read-archive.ts';
import type { Slice } from './unpack-slice.ts';

const PROGRAM = fileURLToPath(new URL('./unpack-slice.ts', import.meta.url));
const MB = 1024 * 1024;
const LIMITS: RunLimits = { memoryBytes: 256 * MB, cpuMs: 20_000, wallMs: 120_000, outputBytes: 8 * MB };
const HEAP = '--max-old-space-size=128';

interface UnpackOptions {
  archive: string;
  /** Target folder; files are named by entry number, never by a name from the archive. */
  folder: string;
  /** The first entry to unpack, from 0. */
  from: number;
  filesLeft: number;
  bytesLeft: number;
  /** `check` inflates and checks every file without writing any. */
  purpose: 'check' | 'unpack';
}

/**
 * Unpacks the next files of a zip in a separate process, under limits; each rejected file has a reason, and so has an
 * unreadable zip. Rejects only on an aborted signal or a full disk, whatever the archive contains.
 */
export async function unpackArchive(options: UnpackOptions, signal?: AbortSignal): Promise<Slice> {
  const { archive, folder, from, filesLeft, bytesLeft, purpose } = options;
  const rights = readerRights({ read: archive, ...(purpose === 'unpack' && { write: `${folder}/*` }) });
  const args = [...rights, HEAP, PROGRAM, archive, folder, String(from), String(filesLeft), String(bytesLeft), purpose];
  const outcome = await runLimited(args, LIMITS, { signal });
  if (outcome.ended === 'exit' && outcome.code === 0) return JSON.parse(outcome.stdout.toString('utf8')) as Slice;
  if (outcome.ended === 'time') return { refused: 'It took longer than 20 seconds to unpack.' };
  if (outcome.ended === 'memory') return { refused: 'It needed more than 256 MB of memory to unpack.' };
  throwIfDiskFull(outcome.stderr);
  return { refused: 'It is damaged, or deliberately unreadable.' };
}

type CheckedArchive =
  | { refused: string }
  | { document: true }
  /** For each file with the same bytes as an earlier one: its entry, and the earlier one's name. */
  | { copies: Map<number, string> };

const SWELLS =
  'It unpacks to far more than its size, unlike any resume. Please send its files one by one, or in smaller archives.';

/**
 * Inflates all files of a zip that one import can take, and counts the actual bytes, before storing any. Depends only
 * on the archive, so a run that resumes after a crash decides the same.
 */
export async function checkArchive(
  options: Pick<UnpackOptions, 'archive' | 'folder'>,
  signal?: AbortSignal,
): Promise<CheckedArchive> {
  const most = mostUnpackedBytes(statSync(options.archive).size);
  const names = new Map<string, string>();
  const copies = new Map<number, string>();
  let [filesLeft, bytesLeft] = [MAX_FILES, MAX_UNPACKED_BYTES];
  let unpackedBytes = 0;
  for (let from: number | null = 0; from !== null && filesLeft > 0; ) {
    const slice = await unpackArchive({ ...options, from, filesLeft, bytesLeft, purpose: 'check' }, signal);
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
