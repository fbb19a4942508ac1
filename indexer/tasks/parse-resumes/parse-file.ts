import type { TaskContext } from '#indexer/tasks/task-context.ts';
import { valuesOf } from '#search-templates/language/parsed-resume.ts';
import { readFields } from './read-fields.ts';
import { readFile } from './read-file.ts';
import { knownFile, type Outcome, type ResumeFile, saveResume } from './save-resume.ts';

/** One file's way: text, fields, whose it is, the candidate and its resume. */
export async function parseFile(context: TaskContext, file: ResumeFile): Promise<Outcome> {
  const known = await knownFile(context, file);
  if (known) return known;
  const read = await readFile(file.bytes, context.signal);
  if ('problem' in read) return { outcome: 'failed', reason: read.problem };
  const { parsed } = await readFields(context, read.text);
  return saveResume(context, file, read, valuesOf(parsed));
}
