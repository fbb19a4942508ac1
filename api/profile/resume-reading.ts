import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import type { Session } from '#api/http/session.ts';
import { checkResume } from '#api/resumes/store-resume.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { resumeMediaTypes } from '#mongo/files/resume-kind.ts';
import { removeFile, storeFile } from '#mongo/files/store-file.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { isTaskOpen, openTaskStates, type TaskRecord } from '#mongo/models/task.ts';
import { createTask, readingSlot } from '#mongo/tasks/create-task.ts';

/** The state of a reading; once it is finished, the parsed fields of a candidate. */
type Reading =
  | { state: 'reading' }
  | { state: 'failed'; reason: string }
  | { state: 'read'; fields: Partial<CandidateRecord> };

const FAILED = 'The resume could not be read. Please try again.';

/** Finds a reading of the caller's own. Throws 404 for another account's and for other kinds of tasks. */
export async function findReading(mongo: Mongo, { user }: Session, id: string): Promise<Reading> {
  const task = await mongo.tasks.findOne({ _id: new Types.ObjectId(id) }).lean<TaskRecord>();
  if (!task || task.deleted || task.kind !== 'read-resume' || String(task.createdBy) !== user._id) {
    throw new ApiError(404, 'There is no such reading of a resume.');
  }
  if (isTaskOpen(task)) return { state: 'reading' };
  if (task.state !== 'done') return { state: 'failed', reason: FAILED };
  const { problem, fields } = task.result ?? {};
  if (typeof problem === 'string') return { state: 'failed', reason: problem };
  return { state: 'read', fields: fields as Partial<CandidateRecord> };
}

/** Removes an account's parsed resumes and files still to be parsed; `only` limits it to these. */
export async function removeReadings(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  createdBy: Types.ObjectId,
  { only }: { only?: readonly { _id: Types.ObjectId }[] } = {},
): Promise<void> {
  const readings = await mongo.tasks.find({ createdBy, kind: 'read-resume' }, { input: 1 }).lean();
  for (const { _id, input } of readings) {
    if (only && !only.some((one) => one._id.equals(_id))) continue;
    if (typeof input?.file === 'string') await removeFile(mongo, new Types.ObjectId(input.file));
    await changes.tasks.remove(_id);
  }
}

const BUSY = 'Your other resume is being read. Please try again in a few seconds.';

/**
 * Starts a task to parse a resume; returns the reading's id. Deletes the account's previous readings. Throws what
 * checkResume throws, and 409 while another of the account's is running.
 */
export async function startReadingTask(
  deps: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  session: Session,
  bytes: Buffer,
): Promise<Types.ObjectId> {
  const { mongo, changes, now } = deps;
  const contentType = resumeMediaTypes[checkResume(bytes)];
  const createdBy = new Types.ObjectId(session.user._id);
  const open = await mongo.tasks.exists({ createdBy, kind: 'read-resume', state: { $in: openTaskStates } });
  if (open) throw new ApiError(409, BUSY);
  const former = await mongo.tasks.find({ createdBy, kind: 'read-resume' }, { _id: 1 }).lean();
  const { _id: file } = await storeFile(mongo, { name: 'resume', contentType, createdBy }, [bytes], now());
  const task = { kind: 'read-resume', createdBy, input: { file: String(file) }, total: 1 } as const;
  const reading = await createTask(changes, { ...task, slot: readingSlot(createdBy) }, now()).catch(
    async (error: unknown) => {
      await removeFile(mongo, file);
      throw isKeyTaken(error) ? new ApiError(409, BUSY, { cause: error }) : error;
    },
  );
  await removeReadings(deps, createdBy, { only: former });
  return reading;
}
