import { parseResume } from '#indexer/files/resume-parser/parse-resume.ts';
import type { ParsedResume } from '#indexer/files/resume-parser/reading.ts';
import type { TaskContext } from '#indexer/tasks/task-context.ts';

export interface ReadFields {
  parsed: ParsedResume;
  /** What went wrong beside the reading, in words for people. */
  notes: string[];
}

/** What a resume's text says. Rejects only where the task's signal is aborted. */
export async function readFields({ now }: TaskContext, text: string): Promise<ReadFields> {
  return { parsed: parseResume(text, now()), notes: [] };
}
