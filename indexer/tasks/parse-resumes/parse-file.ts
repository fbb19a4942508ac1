import { Types } from 'mongoose';
import { type ResumeValues, valuesOf } from '#domain/parsed-resume.ts';
import type { TaskContext } from '#indexer/tasks/task-context.ts';
import { findFile, readFile as readStored } from '#mongo/files/read-file.ts';
import { readFields } from './read-fields.ts';
import { type ReadFile, readFile } from './read-file.ts';
import { knownFile, type Outcome, type ResumeFile, saveResume } from './save-resume.ts';

/** Where a file is, and what is known of it before it is read. */
export interface WaitingFile extends Omit<ResumeFile, 'bytes'> {
  /** Id of the stored file. */
  file: string;
}

export interface PreparedFile {
  file: ResumeFile;
  /** What it says; null where its bytes were known already, and it was not read for that. */
  read: SaidFile | null;
}
type SaidFile = { problem: string } | (ReadFile & { values: ResumeValues });

/** All of a file's way that changes nothing: bytes, text, fields. Null where it is no longer stored. */
export async function prepareFile(
  context: TaskContext,
  { file, ...rest }: WaitingFile,
  signal: AbortSignal,
): Promise<PreparedFile | null> {
  const within: TaskContext = { ...context, signal: AbortSignal.any([context.signal, signal]) };
  const stored = await findFile(context.mongo, new Types.ObjectId(file));
  if (!stored) return null;
  const resume = { ...rest, bytes: await readStored(context.mongo, stored) };
  const read = (await knownFile(context, resume)) ? null : await readSaid(within, resume);
  return { file: resume, read };
}

async function readSaid(context: TaskContext, { bytes }: ResumeFile): Promise<SaidFile> {
  const read = await readFile(bytes, context.signal);
  if ('problem' in read) return read;
  const { parsed } = await readFields(context, read.text);
  return { ...read, values: valuesOf(parsed) };
}

/** The rest of its way, one file after the other: whose it is, the candidate and its resume. */
export async function saveFile(context: TaskContext, { file, read }: PreparedFile): Promise<Outcome> {
  // a file before it may have been the same
  const known = await knownFile(context, file);
  if (known) return known;
  const said = read ?? (await readSaid(context, file));
  return 'problem' in said ? { outcome: 'failed', reason: said.problem } : saveResume(context, file, said, said.values);
}
