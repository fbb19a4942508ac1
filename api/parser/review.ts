import { createReadStream } from 'node:fs';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import type { UploadedFile } from '#api/http/handler.ts';
import { fullName, type Session } from '#api/http/session.ts';
import { type ResumeReading, resumeReading } from '#domain/parsed-resume.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { findFile, readFile, removeFile, shownName, storeFile } from '#mongo/files/store-file.ts';
import { HELD_RESUME, type ReviewResult, reviewResult, saversOf } from '#mongo/models/review-result.ts';
import { openTaskStates, type TaskRecord } from '#mongo/models/task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { MOST_TEXT, NO_PARSED_RESUME, type parseStates, type ReviewedFile } from './contract.ts';

type ReviewState = Pick<ReviewedFile, 'type' | 'message'>;

/** The result of a reviewed resume's task; null while it is running or after it failed. */
export const resultOf = (task: TaskRecord): ReviewResult | null =>
  task.state === 'done' ? reviewResult.parse(task.result) : null;

/** Presents a resume under review for the screen's list. */
export function presentReview(task: TaskRecord): ReviewedFile {
  const result = resultOf(task);
  return {
    jobId: String(task._id),
    fileName: fileNameOf(task),
    ...stateOf(task, result),
    toCheck: result?.outcome === 'read',
    candidate: result && 'candidate' in result ? result.candidate : null,
  };
}

/** Presents it for /parse-status. */
export function reviewState(task: TaskRecord): { type: (typeof parseStates)[number]; message: string } {
  const { type, message } = stateOf(task, resultOf(task));
  return { type, message: `${fileNameOf(task)}: ${message}` };
}

const fileNameOf = ({ input }: TaskRecord): string => String(input.fileName ?? 'Resume');

function stateOf(task: TaskRecord, result: ReviewResult | null): ReviewState {
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

/** The id of a parsed resume awaiting review. Throws 404 once it is saved, discarded or expired. */
export function readingId(task: TaskRecord): Types.ObjectId {
  const result = resultOf(task);
  if (result?.outcome !== 'read') throw new ApiError(404, NO_PARSED_RESUME);
  return new Types.ObjectId(result.reading);
}

/** Whether a task that saves it has begun and not yet ended. */
export async function isBeingSaved(mongo: Mongo, { input }: TaskRecord): Promise<boolean> {
  const savers = saversOf.parse(input).savers.map((id) => new Types.ObjectId(id));
  const open = { _id: { $in: savers }, state: { $in: openTaskStates } };
  return savers.length > 0 && (await mongo.tasks.exists(open)) !== null;
}

/** Reads the parsed resume, its text truncated for display. Throws 404 as readingId does. */
export async function readParsedResume(mongo: Mongo, task: TaskRecord): Promise<ResumeReading> {
  const file = await findFile(mongo, readingId(task));
  if (!file) throw new ApiError(404, NO_PARSED_RESUME);
  const reading = resumeReading.parse(JSON.parse((await readFile(mongo, file)).toString('utf8')));
  return { ...reading, text: reading.text.slice(0, MOST_TEXT) };
}

/**
 * Stores an uploaded resume and starts its parsing for the caller's review; returns the task's id. A failure leaves no
 * file.
 */
export async function startReviewTask(
  { mongo, changes, now }: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  { user }: Session,
  upload: UploadedFile,
): Promise<Types.ObjectId> {
  const createdBy = new Types.ObjectId(user._id);
  const fileName = shownName(upload.fileName, 'resume');
  const { _id: file } = await storeFile(
    mongo,
    { name: fileName, contentType: HELD_RESUME, createdBy },
    createReadStream(upload.path),
    now(),
  );
  try {
    const uploadedByName = fullName(user);
    const input = { file: String(file), fileName, uploadedByName };
    return await createTask(changes, { kind: 'review-resume', createdBy, input, total: 1 }, now());
  } catch (error) {
    await removeFile(mongo, file);
    throw error;
  }
}

/** Twice the number of files of one call: those of the previous call may still be running. */
const MOST_JOBS_LISTED = 20;

/** The caller's newest AI parser tasks that save at once, newest first. */
export const parsingJobs = (mongo: Mongo, { user }: Session): Promise<TaskRecord[]> =>
  newest(mongo, { createdBy: new Types.ObjectId(user._id), kind: 'parse-resumes', 'input.by': 'parse-resumes' });

/** The caller's newest AI parser tasks with review, newest first. */
export const reviewJobs = (mongo: Mongo, { user }: Session): Promise<TaskRecord[]> =>
  newest(mongo, { createdBy: new Types.ObjectId(user._id), kind: 'review-resume' });

const newest = (mongo: Mongo, filter: Record<string, unknown>): Promise<TaskRecord[]> =>
  mongo.tasks.find(filter).sort({ createdAt: -1, _id: -1 }).limit(MOST_JOBS_LISTED).lean<TaskRecord[]>().exec();

/** Finds the caller's own review task. Throws 404 for another account's and for other kinds of tasks. */
export async function reviewJob(mongo: Mongo, { user }: Session, jobId: string): Promise<TaskRecord> {
  const task = await mongo.tasks.findOne({ _id: new Types.ObjectId(jobId) }).lean<TaskRecord>();
  if (!task || task.deleted || task.kind !== 'review-resume' || String(task.createdBy) !== user._id) {
    throw new ApiError(404, NO_PARSED_RESUME);
  }
  return task;
}
