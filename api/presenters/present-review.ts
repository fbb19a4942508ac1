import type { parseStates } from '#api/contract/parse-status.ts';
import type { ReviewedFile } from '#api/contract/parsed-resumes.ts';
import { type ReviewResult, reviewResult } from '#mongo/models/review-result.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

type Stand = Pick<ReviewedFile, 'type' | 'message'>;

/** What a reviewed resume's task has come to; null while it is under way or where it broke down. */
export const resultOf = (task: TaskRecord): ReviewResult | null =>
  task.state === 'done' ? reviewResult.parse(task.result) : null;

/** A resume that is looked at before it is saved, as the screen lists it. */
export function presentReview(task: TaskRecord): ReviewedFile {
  const result = resultOf(task);
  return {
    jobId: String(task._id),
    fileName: fileNameOf(task),
    ...standOf(task, result),
    toCheck: result?.outcome === 'read',
    candidate: result && 'candidate' in result ? result.candidate : null,
  };
}

/** The same as /parse-status tells of it. */
export function reviewState(task: TaskRecord): { type: (typeof parseStates)[number]; message: string } {
  const { type, message } = standOf(task, resultOf(task));
  return { type, message: `${fileNameOf(task)}: ${message}` };
}

const fileNameOf = ({ input }: TaskRecord): string => String(input.fileName ?? 'Resume');

function standOf(task: TaskRecord, result: ReviewResult | null): Stand {
  if (task.state === 'queued') return { type: 'queued', message: 'waiting.' };
  if (task.state === 'running') return { type: 'in_progress', message: 'being read.' };
  if (!result) return { type: 'failed', message: task.error ?? 'The parsing was ended.' };
  switch (result.outcome) {
    case 'read':
      return { type: 'completed', message: 'read. Please check and save it.' };
    case 'created':
      return { type: 'completed', message: `new candidate ${result.applicantID}.` };
    case 'updated':
      return { type: 'completed', message: `resume of ${result.applicantID} updated.` };
    case 'discarded':
      return { type: 'completed', message: 'discarded.' };
    case 'skipped':
      return { type: 'completed', message: `skipped. ${result.reason}` };
    case 'failed':
      return { type: 'failed', message: result.reason };
  }
}
