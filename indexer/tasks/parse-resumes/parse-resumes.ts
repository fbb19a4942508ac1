import mongoose, { Types } from 'mongoose';
import { z } from 'zod';
import { type ResumeValues, valuesOf } from '#domain/parsed-resume.ts';
import { READERS_AT_ONCE } from '#indexer/files/resume-text/resume-readers.ts';
import { type RunTask, TaskCancelled, type TaskContext } from '#indexer/task-runner/task-context.ts';
import { findFile, readFile as readStored, removeFile } from '#mongo/files/store-file.ts';
import { readAhead } from './read-ahead.ts';
import {
  type FileOutcome,
  type Outcome,
  parseCheckpoint,
  type ReadFile,
  type ResumeFile,
  readFields,
  readFile,
} from './resume-file.ts';
import { knownFile, saveResume } from './save-resume.ts';

/** A file's position, and the facts known before reading it. */
interface WaitingFile extends Omit<ResumeFile, 'bytes'> {
  /** Id of the stored file. */
  file: string;
}

interface PreparedFile {
  file: ResumeFile;
  /** Its parsed values; null if its bytes were already known and it was not read for that reason. */
  read: ParsedFile | null;
}
type ParsedFile = { problem: string } | (ReadFile & { values: ResumeValues });

/** The read-only part of processing a file: bytes, text, fields. Null if it is no longer stored. */
async function prepareFile(
  context: TaskContext,
  { file, ...rest }: WaitingFile,
  signal: AbortSignal,
): Promise<PreparedFile | null> {
  const within: TaskContext = { ...context, signal: AbortSignal.any([context.signal, signal]) };
  const stored = await findFile(context.mongo, new Types.ObjectId(file));
  if (!stored) return null;
  const resume = { ...rest, bytes: await readStored(context.mongo, stored) };
  const read = (await knownFile(context, resume)) ? null : await parseFile(within, resume);
  return { file: resume, read };
}

async function parseFile(context: TaskContext, { bytes }: ResumeFile): Promise<ParsedFile> {
  const read = await readFile(bytes, context.signal);
  if ('problem' in read) return read;
  const { parsed } = await readFields(context, read);
  return { ...read, values: valuesOf(parsed) };
}

/** The rest, one file after the other: the owner, the candidate and its resume. */
async function saveFile(context: TaskContext, { file, read }: PreparedFile): Promise<Outcome> {
  // an earlier file may have been the same
  const known = await knownFile(context, file);
  if (known) return known;
  const parsed = read ?? (await parseFile(context, file));
  return 'problem' in parsed
    ? { outcome: 'failed', reason: parsed.problem }
    : saveResume(context, file, parsed, parsed.values);
}

const parseInput = z.object({
  /** Ids of stored files, and their names from the sender: shown, and searched for an applicant ID. */
  files: z.array(
    z.object({
      file: z.string(),
      fileName: z.string(),
      /** Why it was not stored. */
      problem: z.string().optional(),
    }),
  ),
  uploadedByName: z.string(),
  /** The call that started it; the files of `process-resumes` wait in the inbox. */
  by: z.string().optional(),
});

const FILE_NAME_CHARACTERS = 300;
/** A file may take 20 s and have 10 MB: this many others are read concurrently and kept in memory. */
const AHEAD = { atOnce: READERS_AT_ONCE, begun: 4 * READERS_AT_ONCE };

/**
 * Processes resumes: reads some ahead, concurrently and under limits, and saves them one after the other, with a
 * checkpoint after each. A bad file doesn't affect others. Stored files are removed once processed, all of them on
 * cancelling; files of the inbox stay there until their turn.
 */
export const run: RunTask = async (context, task) => {
  const { files, uploadedByName, by } = parseInput.parse(task.input);
  const fromInbox = by === 'process-resumes';
  const { outcomes } = task.checkpoint ? parseCheckpoint.parse(task.checkpoint) : { outcomes: [] };
  await context.report(progressOf(outcomes, files.length), { outcomes });
  const last = files[outcomes.length - 1];
  // a crash may have come between its checkpoint and its end
  if (last) await removeProcessed(context, last.file);
  // the next file is saved while one is reported: after a crash it is repeated without a duplicate
  let written: Promise<void> = Promise.resolve();
  const writeDown = async (file: string) => {
    await context.report(progressOf(outcomes, files.length), { outcomes });
    await removeProcessed(context, file);
  };
  try {
    const rest = files.slice(outcomes.length).map(({ file, fileName }, at) => ({
      file,
      uploadedByName,
      fileName: fileName.slice(0, FILE_NAME_CHARACTERS) || 'resume',
      place: outcomes.length + at,
      task: task._id,
    }));
    const prepare = (file: WaitingFile, signal: AbortSignal) => prepareFile(context, file, signal);
    for await (const prepared of readAhead(rest, AHEAD, prepare)) {
      const { file, fileName, problem } = files[outcomes.length]!;
      context.signal.throwIfAborted();
      const outcome = problem
        ? { outcome: 'failed' as const, reason: problem }
        : await outcomeOf(context, prepared, file, fromInbox);
      await written;
      outcomes.push({ fileName, ...outcome });
      written = writeDown(file);
      // reported before the next one is stored
      written.catch(() => undefined);
    }
    await written;
  } catch (error) {
    await Promise.allSettled([written]);
    const cause: unknown = context.signal.aborted ? context.signal.reason : error;
    if (cause instanceof TaskCancelled && !fromInbox)
      for (const { file } of files) await removeProcessed(context, file);
    throw cause;
  }
  return countsOf(outcomes);
};

/** Processed: removed from the storage, and from the inbox if it waited there. */
async function removeProcessed({ mongo }: TaskContext, file: string): Promise<void> {
  const id = new Types.ObjectId(file);
  await Promise.all([mongo.inboxResumes.deleteOne({ _id: id }), removeFile(mongo, id)]);
}

async function outcomeOf(context: TaskContext, prepared: PreparedFile | null, file: string, fromInbox: boolean) {
  // erased, or removed from the inbox, since it was read
  const isThere = prepared && (await findFile(context.mongo, new Types.ObjectId(file)));
  return isThere ? saveFile(context, prepared).catch(refused) : goneOutcome(fromInbox);
}

const goneOutcome = (fromInbox: boolean) =>
  fromInbox
    ? { outcome: 'skipped' as const, reason: 'Another run has been through it.' }
    : { outcome: 'failed' as const, reason: 'The file is no longer stored. Please send it again.' };

/** A record rejected by the model is the file's fault and doesn't affect others. */
function refused(error: unknown): { outcome: 'failed'; reason: string } {
  if (error instanceof mongoose.Error.ValidationError) return { outcome: 'failed', reason: error.message };
  throw error;
}

function countsOf(outcomes: readonly FileOutcome[]) {
  const count = (wanted: FileOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  return { created: count('created'), updated: count('updated'), skipped: count('skipped'), failed: count('failed') };
}

function progressOf(outcomes: readonly FileOutcome[], total: number) {
  const counts = countsOf(outcomes);
  return { processed: outcomes.length, total, saved: counts.created + counts.updated, counts };
}
