import type { ProcessEvent } from '#api/contract/process-resumes.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { fileMessage, type ParsedFile, parsedFiles } from './present-parsing.ts';

/**
 * All events of a run through the inbox so far. A later state of the run gives the same ones and more after them, so
 * that a reader who knows how many it has seen misses none and hears none twice.
 */
export function processEvents(task: TaskRecord): ProcessEvent[] {
  const names = (task.input.files as { fileName: string }[]).map(({ fileName }) => fileName);
  const done = parsedFiles(task);
  const total = names.length;
  // 100 is the end's
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
      message: `${task.error ?? 'The run was cancelled.'} ${total - done.length} files wait on.`,
    });
  }
  return events;
}

function afterFile(file: ParsedFile, progress: number): ProcessEvent {
  const told = { file: file.fileName, progress, message: fileMessage(file) };
  return file.outcome === 'created' || file.outcome === 'updated'
    ? { type: 'processed', candidateId: file.candidate ?? '', ...told }
    : { type: 'skipped', reason: file.reason ?? '', ...told };
}

/** Of an inbox in which nothing waits. */
export const emptyRun: readonly ProcessEvent[] = [
  { type: 'start', total: 0, progress: 0, message: 'The inbox is empty.' },
  { type: 'end', processed: 0, progress: 100, message: 'All files processed.' },
];
