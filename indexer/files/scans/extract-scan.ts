import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { layoutLines, type ResumeLayout } from '#indexer/files/resume-layout/layout.ts';
import { readerRights } from '#mongo/processes/reader-rights.ts';
import { type RunLimits, runLimited } from '#mongo/processes/run-limited.ts';

const TESSERACT = fileURLToPath(new URL('./read-with-tesseract.ts', import.meta.url));
const PP_OCR = fileURLToPath(new URL('./read-scan.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
/** The recognition runs in a thread. */
const RIGHTS = [...readerRights(), '--allow-worker'];

const LIMITS: RunLimits = {
  memoryBytes: 512 * MEGABYTE,
  cpuMs: 120_000,
  // a busy machine gives it a fraction of a processor
  wallMs: 600_000,
  outputBytes: 6 * MEGABYTE,
};

const answer = z.object({ text: z.string(), lines: layoutLines });

let previous: Promise<unknown> = Promise.resolve();

/**
 * The text and layout of the pictures in a PDF or DOCX, by two optical character recognitions, each in a process of its
 * own; null if it can't be read within the limits. One at a time: each uses a whole core. Rejects with the signal's reason on
 * abort.
 */
export function extractScan(bytes: Buffer, signal?: AbortSignal): Promise<ResumeLayout | null> {
  const turn = previous.then(() => recognise(bytes, signal));
  previous = turn.catch(() => undefined); // the caller receives the failure
  return turn;
}

async function recognise(bytes: Buffer, signal?: AbortSignal): Promise<ResumeLayout | null> {
  const seen = await lastLineOf(TESSERACT, bytes, signal);
  const read = seen && (await lastLineOf(PP_OCR, Buffer.concat([Buffer.from(`${seen}\n`), bytes]), signal));
  return read ? answer.parse(JSON.parse(read)) : null;
}

/** What a program prints last, as the libraries may print warnings before; null if it ended otherwise. */
async function lastLineOf(program: string, input: Buffer, signal?: AbortSignal): Promise<string | null> {
  const run = await runLimited([...RIGHTS, program], LIMITS, { input, ...(signal && { signal }) });
  if (run.ended !== 'exit' || run.code !== 0) return null;
  const printed = run.stdout.toString('utf8');
  return printed.slice(printed.lastIndexOf('\n') + 1);
}
