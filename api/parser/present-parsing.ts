import { z } from 'zod';
import type { ResponseOf } from '#api/http/contract.ts';
import type { InboxResumeRecord } from '#mongo/models/inbox-resume.ts';
import { isTaskOpen, type TaskRecord } from '#mongo/models/task.ts';
import type { ProcessEvent, parseStates, parsingRun, RunFile, resumeInbox } from './contract.ts';

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
type ParsedFile = z.infer<typeof checkpoint>['outcomes'][number];

/** The outcomes of a parsing task's files so far, in the order sent. */
export const parsedFiles = (task: TaskRecord): ParsedFile[] =>
  task.checkpoint ? checkpoint.parse(task.checkpoint).outcomes : [];

/** A file's outcome in words, with its name. */
export const fileMessage = (file: ParsedFile): string =>
  `${file.fileName}: ${file.outcome === 'skipped' ? 'skipped. ' : ''}${outcomeMessage(file)}`;

/** The same without name and state, for use where both are already shown. */
function outcomeMessage({ outcome, reason, applicantID }: ParsedFile): string {
  if (outcome === 'created') return `new candidate ${applicantID}.`;
  if (outcome === 'updated') return `resume of ${applicantID} updated.`;
  return reason ?? 'It could not be parsed.';
}

/** Presents a task of one file for /parse-status. */
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

type Run = NonNullable<ResponseOf<typeof parsingRun>['run']>;

/** Presents a run over many files for its page: processed, current and waiting files. */
export function presentRun(task: TaskRecord): Run {
  const names = (task.input.files as { fileName: string }[]).map(({ fileName }) => fileName);
  const done = parsedFiles(task);
  return {
    jobId: String(task._id),
    state: task.state,
    processed: done.length,
    total: names.length,
    error: task.error ?? null,
    cancelRequested: task.cancelRequested,
    startedByName: String(task.input.uploadedByName ?? ''),
    createdAt: task.createdAt.toISOString(),
    finishedAt: task.finishedAt?.toISOString() ?? null,
    files: names.map((name, at) => {
      const outcome = done[at];
      return outcome ? doneWith(outcome) : undone(name, task, at === done.length);
    }),
  };
}

const states: Record<ParsedFile['outcome'], RunFile['state']> = {
  created: 'completed',
  updated: 'completed',
  skipped: 'skipped',
  failed: 'failed',
};

const doneWith = (file: ParsedFile): RunFile => ({
  file: file.fileName,
  state: states[file.outcome],
  message: outcomeMessage(file),
  candidateId: file.candidate ?? null,
  applicantID: file.applicantID ?? null,
});

function undone(file: string, task: TaskRecord, isNext: boolean): RunFile {
  const state = isTaskOpen(task) ? waiting(task, isNext) : ended(task);
  return { file, ...state, candidateId: null, applicantID: null };
}

const waiting = ({ state }: TaskRecord, isNext: boolean): Pick<RunFile, 'state' | 'message'> => ({
  state: isNext && state === 'running' ? 'in_progress' : 'queued',
  message: '',
});

function ended({ state, input }: TaskRecord): Pick<RunFile, 'state' | 'message'> {
  if (state !== 'cancelled') return { state: 'failed', message: 'Not read: the run ended before it.' };
  const next = input.by === 'process-resumes' ? 'it waits in the inbox.' : 'send it again to have it read.';
  return { state: 'skipped', message: `Not read, since the run was cancelled: ${next}` };
}

type Inbox = ResponseOf<typeof resumeInbox>;

const inboxCheckpoint = z.object({
  added: z.number(),
  refused: z.array(z.object({ file: z.string(), reason: z.string() })),
});

/** Presents a resume in the inbox for its page; `size` in bytes. */
export const presentWaiting = (resume: InboxResumeRecord): Inbox['waiting'][number] => ({
  _id: String(resume._id),
  file: resume.fileName,
  size: resume.size,
  addedAt: resume.addedAt.toISOString(),
  addedByName: resume.addedByName,
});

/** Presents an import into the inbox for its page. */
export function presentInboxImport(task: TaskRecord): NonNullable<Inbox['import']> {
  const { added, refused } = task.checkpoint ? inboxCheckpoint.parse(task.checkpoint) : { added: 0, refused: [] };
  return {
    jobId: String(task._id),
    state: task.state,
    uploads: task.progress.total,
    processed: task.progress.processed,
    added,
    refused,
    error: task.error ?? null,
    createdAt: task.createdAt.toISOString(),
  };
}

/**
 * All events of a run through the inbox so far. A later state gives the same events plus new ones, so a reader that
 * knows how many it has seen misses none and gets none twice.
 */
export function processEvents(task: TaskRecord): ProcessEvent[] {
  const names = (task.input.files as { fileName: string }[]).map(({ fileName }) => fileName);
  const done = parsedFiles(task);
  const total = names.length;
  // 100 is reserved for the end
  const percent = (count: number): number => Math.min(99, Math.floor((count / total) * 100));
  const begin = (at: number): ProcessEvent => ({
    type: 'file-start',
    index: at + 1,
    total,
    file: names[at] ?? '',
    progress: percent(at),
    message: `${names[at]}: being read (${at + 1} of ${total}).`,
  });
  const events: ProcessEvent[] = [{ type: 'start', total, progress: 0, message: `${total} resumes to process.` }];
  for (const [at, file] of done.entries()) events.push(begin(at), afterFile(file, percent(at + 1)));
  if (done.length < total && task.startedAt) events.push(begin(done.length));
  if (task.state === 'done') {
    const processed = done.filter(({ outcome }) => outcome === 'created' || outcome === 'updated').length;
    events.push({ type: 'end', processed, progress: 100, message: 'All files processed.' });
  } else if (task.state === 'failed' || task.state === 'cancelled') {
    events.push({
      type: 'error',
      message: `${task.error ?? 'The run was cancelled.'} ${total - done.length} files remain in the inbox.`,
    });
  }
  return events;
}

function afterFile(file: ParsedFile, progress: number): ProcessEvent {
  const result = { file: file.fileName, progress, message: fileMessage(file) };
  return file.outcome === 'created' || file.outcome === 'updated'
    ? { type: 'processed', candidateId: file.candidate ?? '', ...result }
    : { type: 'skipped', reason: file.reason ?? '', ...result };
}

/** The events for an empty inbox. */
export const emptyRun: readonly ProcessEvent[] = [
  { type: 'start', total: 0, progress: 0, message: 'The inbox is empty.' },
  { type: 'end', processed: 0, progress: 100, message: 'All files processed.' },
];
