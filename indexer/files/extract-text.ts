import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { resumeKind } from '#mongo/files/resume-kind.ts';
import { OTHER_KIND } from './other-kind.ts';
import { type RunLimits, type RunOutcome, runLimited } from './run-limited.ts';
import { tidyText } from './tidy-text.ts';

const SCRIPT = fileURLToPath(new URL('./read-resume-text.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
/** Whatever a file makes a library do: nothing is written, no program started, no native code loaded. */
const READ_ONLY = ['--permission', '--allow-fs-read=*'];

export const RESUME_READING_LIMITS: RunLimits = {
  memoryBytes: 256 * MEGABYTE,
  cpuMs: 20_000,
  wallMs: 20_000,
  // the record that keeps the text must stay below MongoDB's 16 MB, beside 10 MB of file
  outputBytes: 6 * MEGABYTE,
};

const answer = z.union([z.object({ text: z.string() }), z.object({ problem: z.string() })]);
export type ExtractedText = z.infer<typeof answer>;

/**
 * The text of a PDF, DOCX or DOC file, known by its content, read in a process of its own under limits. A file that
 * can't be read gives the reason, in words for people; no file makes this reject, only an aborted signal does.
 */
export async function extractText(
  bytes: Buffer,
  limits: RunLimits = RESUME_READING_LIMITS,
  signal?: AbortSignal,
): Promise<ExtractedText> {
  // a look at the first bytes needs no process of its own
  if (!resumeKind(bytes)) return { problem: OTHER_KIND };
  // half for the heap, so that buffers and the program itself have room before the process is ended
  const heap = `--max-old-space-size=${Math.floor(limits.memoryBytes / MEGABYTE / 2)}`;
  const outcome = await runLimited([...READ_ONLY, heap, SCRIPT], limits, { input: bytes, signal });
  if (outcome.ended !== 'exit' || outcome.code !== 0) return { problem: problemOf(outcome, limits) };
  const read = answer.parse(JSON.parse(outcome.stdout.toString('utf8')));
  return 'text' in read ? { text: tidyText(read.text) } : read;
}

function problemOf({ ended }: RunOutcome, limits: RunLimits): string {
  if (ended === 'time') return `It took longer than ${limits.wallMs / 1_000} seconds to read.`;
  if (ended === 'memory') return `It needed more than ${limits.memoryBytes / MEGABYTE} MB of memory to read.`;
  if (ended === 'output') return 'It holds more text than can be kept.';
  return 'It is damaged, or made to be unreadable.';
}
