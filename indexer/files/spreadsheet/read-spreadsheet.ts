import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import { throwIfDiskFull } from '#mongo/files/full-disk.ts';
import { readerRights } from '#mongo/processes/reader-rights.ts';
import { type RunOutcome, runLimited } from '#mongo/processes/run-limited.ts';
import type { Extraction } from './extract-rows.ts';
import { KIND_BYTES, spreadsheetKind } from './file-kind.ts';
import { MAX_ANSWER_BYTES, MAX_CPU_MS, MAX_WALL_MS, MAX_XLS_MEMORY_BYTES, MAX_XLSX_MEMORY_BYTES } from './limits.ts';
import type { HeaderSearch } from './recognise-columns.ts';

export type ReadSheet = Exclude<Extraction, { refused: string }>;

const PROGRAM = fileURLToPath(new URL('./extract-rows.ts', import.meta.url));
const TOO_COSTLY =
  'Reading the file takes more time or memory than a spreadsheet of the allowed size needs. Please save it again in Excel, or split it.';
const DAMAGED = 'The file is damaged. Please save it again in Excel and send that.';
/** V8 aborts when it runs out of memory. */
const OUT_OF_HEAP = /heap out of memory|Array buffer allocation failed|Invalid (string|typed array) length/;

/**
 * Reads a spreadsheet in a separate process, under limits of time and memory, into `rowsFile` (see row-batches.ts). The
 * limits apply only to reading, not to the processing of the rows. Throws UnreadableFile for the sender; the signal's
 * reason on abort; the disk's error if it is full.
 */
export async function readSpreadsheet(
  file: string,
  rowsFile: string,
  signal?: AbortSignal,
  header: HeaderSearch = 'people',
): Promise<ReadSheet> {
  const memoryBytes = (await kindOf(file)) === 'ole' ? MAX_XLS_MEMORY_BYTES : MAX_XLSX_MEMORY_BYTES;
  // the heap takes half, so that buffers and the program itself have room before the process is killed
  const heap = `--max-old-space-size=${Math.round(memoryBytes / 2 / 1024 / 1024)}`;
  const limits = { memoryBytes, cpuMs: MAX_CPU_MS, wallMs: MAX_WALL_MS, outputBytes: MAX_ANSWER_BYTES };
  const rights = readerRights({ read: file, write: rowsFile });
  return sheetOf(await runLimited([...rights, heap, PROGRAM, file, rowsFile, header], limits, { signal }));
}

async function kindOf(file: string): Promise<'zip' | 'ole' | 'text'> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(KIND_BYTES), 0, KIND_BYTES, 0);
    return spreadsheetKind(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

function sheetOf(outcome: RunOutcome): ReadSheet {
  if (outcome.ended !== 'exit') throw new UnreadableFile(TOO_COSTLY, outcome.ended);
  if (outcome.code === null || OUT_OF_HEAP.test(outcome.stderr)) throw new UnreadableFile(TOO_COSTLY, outcome.stderr);
  throwIfDiskFull(outcome.stderr);
  if (outcome.code !== 0) throw new UnreadableFile(DAMAGED, outcome.stderr);
  const extraction = JSON.parse(outcome.stdout.toString('utf8')) as Extraction;
  if ('refused' in extraction) throw new UnreadableFile(extraction.refused);
  return extraction;
}
