import type { ResponseOf } from '#api/contract/define-contract.ts';
import type { parsingRun, RunFile } from '#api/contract/parsing-run.ts';
import { isTaskOpen, type TaskRecord } from '#mongo/models/task.ts';
import { outcomeMessage, type ParsedFile, parsedFiles } from './present-parsing.ts';

type Run = NonNullable<ResponseOf<typeof parsingRun>['run']>;

/** A run over many files as its page sees it: those done with, the one being read, those that wait. */
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
