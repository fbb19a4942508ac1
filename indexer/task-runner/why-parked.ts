import type { TaskRecord } from '#mongo/models/task.ts';

/** A task that has ended so many processes, for example by its need of memory, would end the next one too. */
const MOST_PROCESS_DEATHS = 5;

/** Why a task is not run again and what to do, as a message for users; null if it may run. */
export function whyParked({ input, processDeaths = 0 }: Pick<TaskRecord, 'input' | 'processDeaths'>): string | null {
  if (processDeaths < MOST_PROCESS_DEATHS) return null;
  return `The process working on it ended five times, so it is not tried again. ${whatToDo(input)} If that fails too, check the indexer’s log and memory.`;
}

function whatToDo({ file, files, by }: TaskRecord['input']): string {
  if (file) return 'What was saved stays; please send the file again, in smaller parts if it is large.';
  // those of the inbox are still there
  if (files && by !== 'process-resumes') return 'Please send the files that were not read again, a few at a time.';
  return 'Please start it again.';
}
