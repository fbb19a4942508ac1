import { Types } from 'mongoose';
import { knownFile, saveResume, type Verdict } from '#indexer/tasks/parse-resumes/save-resume.ts';
import type { TaskContext } from '#indexer/tasks/task-context.ts';
import { findFile, readFile } from '#mongo/files/read-file.ts';
import type { IdentityQuestionRecord } from '#mongo/models/identity-question.ts';
import { heldReading } from './hold-resume.ts';

const GONE = { problem: 'The resume is no longer stored. Discard it, and send it again.' };

/** Saves a held resume as an admin has decided; gives whose it is then, or why it could not be saved. */
export async function settleResume(
  context: TaskContext,
  { task, place, source = 'resume', file, reading }: IdentityQuestionRecord,
  verdict: Verdict,
  uploadedByName: string,
): Promise<{ candidate: Types.ObjectId } | { problem: string }> {
  const { mongo } = context;
  const stored = await Promise.all([file, reading].map((id) => (id ? findFile(mongo, id) : null)));
  const [sent, kept] = stored;
  if (!sent || !kept) return GONE;
  const bytes = await readFile(mongo, sent);
  const { kind, text, values } = heldReading.parse(JSON.parse((await readFile(mongo, kept)).toString('utf8')));
  const resume = { fileName: source, bytes, place, task, uploadedByName };
  const known = await knownFile(context, resume);
  const saved = known ?? (await saveResume(context, resume, { kind, text }, values, verdict));
  if (!saved.candidate) return { problem: saved.reason ?? 'The resume could not be saved.' };
  return { candidate: new Types.ObjectId(saved.candidate) };
}
