import { fileURLToPath } from 'node:url';
import { type RunLimits, runLimited } from '#mongo/files/run-limited.ts';
import type { Slice } from './unpack-slice.ts';

const PROGRAM = fileURLToPath(new URL('./unpack-slice.ts', import.meta.url));
const MB = 1024 * 1024;
const LIMITS: RunLimits = { memoryBytes: 256 * MB, cpuMs: 20_000, wallMs: 20_000, outputBytes: 8 * MB };
const HEAP = '--max-old-space-size=128';

export interface UnpackOrder {
  archive: string;
  /** Where files go, each under the number of its entry: never under a name that the archive gives. */
  folder: string;
  /** The entry to begin with, from 0. */
  from: number;
  filesLeft: number;
  bytesLeft: number;
  /** `check` inflates and judges every file without writing any. */
  purpose: 'check' | 'unpack';
}

/**
 * Unpacks the next files of a zip in a process of its own, under limits; each that can't be gives the reason. A zip
 * that can't be read at all is refused with one; no archive makes this reject, only an aborted signal does.
 */
export async function unpackArchive(order: UnpackOrder, signal?: AbortSignal): Promise<Slice> {
  const { archive, folder, from, filesLeft, bytesLeft, purpose } = order;
  const write = purpose === 'unpack' ? [`--allow-fs-write=${folder}/*`] : [];
  const rights = ['--permission', '--allow-fs-read=*', ...write];
  const args = [...rights, HEAP, PROGRAM, archive, folder, String(from), String(filesLeft), String(bytesLeft), purpose];
  const outcome = await runLimited(args, LIMITS, { signal });
  if (outcome.ended === 'exit' && outcome.code === 0) return JSON.parse(outcome.stdout.toString('utf8')) as Slice;
  if (outcome.ended === 'time') return { refused: 'It took longer than 20 seconds to unpack.' };
  if (outcome.ended === 'memory') return { refused: 'It needed more than 256 MB of memory to unpack.' };
  return { refused: 'It is damaged, or made to be unreadable.' };
}
