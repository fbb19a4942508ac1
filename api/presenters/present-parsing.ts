import { z } from 'zod';
import type { parseStates } from '#api/contract/parse-status.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

const checkpoint = z.object({
  outcomes: z.array(
    z.object({
      fileName: z.string(),
      outcome: z.enum(['created', 'updated', 'skipped', 'failed']),
      reason: z.string().optional(),
      applicantID: z.string().optional(),
      candidate: z.string().optional(),
    }),
  ),
});
export type ParsedFile = z.infer<typeof checkpoint>['outcomes'][number];

/** What has become of a parsing job's files so far, in the order sent. */
export const parsedFiles = (task: TaskRecord): ParsedFile[] =>
  task.checkpoint ? checkpoint.parse(task.checkpoint).outcomes : [];

/** What became of one file, in words, with its name. */
export const fileMessage = (file: ParsedFile): string =>
  `${file.fileName}: ${file.outcome === 'skipped' ? 'skipped. ' : ''}${outcomeMessage(file)}`;

/** The same without name and state, for where both stand beside it. */
export function outcomeMessage({ outcome, reason, applicantID }: ParsedFile): string {
  if (outcome === 'created') return `new candidate ${applicantID}.`;
  if (outcome === 'updated') return `resume of ${applicantID} updated.`;
  return reason ?? 'It could not be parsed.';
}

/** A job of one file as /parse-status tells of it. */
export function parseState(task: TaskRecord): { type: (typeof parseStates)[number]; message: string } {
  const name = (task.input.files as { fileName: string }[] | undefined)?.[0]?.fileName ?? 'Resume';
  if (task.state === 'queued') return { type: 'queued', message: `${name}: waiting.` };
  const [file] = parsedFiles(task);
  if (file && task.state !== 'failed' && task.state !== 'cancelled') {
    return { type: file.outcome === 'failed' ? 'failed' : 'completed', message: fileMessage(file) };
  }
  if (task.state === 'running') return { type: 'in_progress', message: `${name}: being read.` };
  return { type: 'failed', message: `${name}: ${task.error ?? 'The parsing was ended.'}` };
}
