import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ChildFailed, type Limits, runLimited } from './run-limited.ts';

const SCRIPT = fileURLToPath(new URL('./read-resume-text.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;

export const RESUME_READING_LIMITS: Limits = {
  timeMs: 20_000,
  memoryBytes: 256 * MEGABYTE,
  // the record that keeps the text must stay below MongoDB's 16 MB, beside 10 MB of file
  outputBytes: 6 * MEGABYTE,
};

/** The record keeps no more than this; the index takes 200,000 of it. */
const TEXT_LIMIT_CHARS = 1_000_000;

const answer = z.union([z.object({ text: z.string() }), z.object({ problem: z.string() })]);
export type ExtractedText = z.infer<typeof answer>;

/**
 * The text of a PDF, DOCX or DOC file, known by its content, read in a process of its own under limits. A file that
 * can't be read gives the reason, in words for people; no file makes this reject, only an aborted signal does.
 */
export async function extractText(
  bytes: Buffer,
  limits: Limits = RESUME_READING_LIMITS,
  signal = new AbortController().signal,
): Promise<ExtractedText> {
  try {
    const read = answer.parse(JSON.parse((await runLimited(SCRIPT, bytes, limits, signal)).toString('utf8')));
    return 'text' in read ? { text: tidy(read.text) } : read;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ChildFailed) return { problem: error.message };
    throw error;
  }
}

/** Without the zero bytes and runs of blanks that layouts leave behind. */
function tidy(text: string): string {
  return text
    .replaceAll('\u0000', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, TEXT_LIMIT_CHARS);
}
