import { z } from 'zod';
import type { WarmAnswer } from '#indexer/files/processes/warm-process.ts';
import { layoutLines, type ResumeLayout } from '#indexer/files/resume-layout/layout.ts';
import { OTHER_KIND } from '#indexer/files/unreadable-file.ts';
import { resumeKind } from '#mongo/files/resume-kind.ts';
import type { RunLimits } from '#mongo/processes/run-limited.ts';
import { askReader } from './resume-readers.ts';

/** The record keeps at most this much; the index uses 200,000 of it. */
export const TEXT_LIMIT_CHARS = 1_000_000;

/** Without the zero bytes and runs of blanks that layouts leave behind. */
export function tidyText(text: string): string {
  return text
    .replaceAll('\u0000', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, TEXT_LIMIT_CHARS);
}

const MEGABYTE = 1024 * 1024;

export const RESUME_READING_LIMITS: RunLimits = {
  memoryBytes: 256 * MEGABYTE,
  cpuMs: 20_000,
  // a busy machine gives it a fraction of a processor, or keeps it waiting for the disk
  wallMs: 120_000,
  // the record with the text must stay below MongoDB's 16 MB, in addition to 10 MB of file
  outputBytes: 6 * MEGABYTE,
};

const answer = z.union([
  z.object({ text: z.string(), lines: layoutLines.optional(), links: z.array(z.string()).optional() }),
  z.object({ problem: z.string() }),
]);
export type ExtractedText = { text: string } | { problem: string };
/** `layout` is absent for the rare file that is read as plain text. */
export type ExtractedLayout = { text: string; layout?: ResumeLayout } | { problem: string };

/** Only the text of a resume file; like `extractLayout`. */
export async function extractText(
  bytes: Buffer,
  limits: RunLimits = RESUME_READING_LIMITS,
  signal?: AbortSignal,
): Promise<ExtractedText> {
  const read = await extractLayout(bytes, limits, signal);
  return 'text' in read ? { text: read.text } : read;
}

/**
 * The text and layout of a PDF, DOCX or DOC file, detected by content and read in another process under limits
 * (resume-readers.ts). An unreadable file returns the reason, as a message for users. Rejects only on an aborted
 * signal.
 */
export async function extractLayout(
  bytes: Buffer,
  limits: RunLimits = RESUME_READING_LIMITS,
  signal?: AbortSignal,
): Promise<ExtractedLayout> {
  // checking the first bytes needs no separate process
  if (!resumeKind(bytes)) return { problem: OTHER_KIND };
  const answered = await askReader(bytes, limits, (output) => 'text' in parseOutput(output), signal);
  if (answered.ended !== 'answer') return { problem: problemOf(answered, limits) };
  const read = parseOutput(answered.bytes);
  if ('problem' in read) return read;
  const { text, lines, links } = read;
  return lines ? { text, layout: { text, lines, links } } : { text: tidyText(text) };
}

const parseOutput = (output: Buffer): z.infer<typeof answer> => answer.parse(JSON.parse(output.toString('utf8')));

function problemOf({ ended }: WarmAnswer, limits: RunLimits): string {
  if (ended === 'time') return `It took longer than ${limits.cpuMs / 1_000} seconds to read.`;
  if (ended === 'memory') return `It needed more than ${limits.memoryBytes / MEGABYTE} MB of memory to read.`;
  if (ended === 'output') return 'It contains more text than can be stored.';
  return 'It is damaged, or deliberately unreadable.';
}
