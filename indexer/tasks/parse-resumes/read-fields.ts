import { valuesOf } from '#domain/parsed-resume.ts';
import { parseResume } from '#indexer/files/resume-parser/parse-resume.ts';
import type { ParsedResume } from '#indexer/files/resume-parser/reading.ts';
import { askModel } from '#indexer/language-model/ask-model.ts';
import { mergeSaid } from '#indexer/language-model/merge-said.ts';
import type { TaskContext } from '#indexer/tasks/task-context.ts';

export interface ReadFields {
  parsed: ParsedResume;
  /** What went wrong beside the reading, in words for people. */
  notes: string[];
}

/**
 * What a resume's text says: by rules, refined by a language model where there is one. What goes wrong with the model
 * is a note, and the rules' reading stands. Rejects only where the task's signal is aborted.
 */
export async function readFields(
  { now, signal, languageModel }: Pick<TaskContext, 'now' | 'signal' | 'languageModel'>,
  text: string,
): Promise<ReadFields> {
  const parsed = parseResume(text, now());
  if (!languageModel) return { parsed, notes: [] };
  const answer = await askModel(languageModel, text, valuesOf(parsed), signal);
  if ('problem' in answer) return { parsed, notes: [`${answer.problem} This is what the rules read by themselves.`] };
  return { parsed: mergeSaid(parsed, answer.said, text), notes: [] };
}
