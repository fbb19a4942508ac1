import { Types } from 'mongoose';
import { ApiError } from '#api/errors.ts';
import type { Session } from '#api/sessions/session.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { isTaskOpen, type TaskRecord } from '#mongo/models/task.ts';

/** How far a reading is; once it is done, what the resume says as a candidate's fields. */
export type Reading =
  | { state: 'reading' }
  | { state: 'failed'; reason: string }
  | { state: 'read'; fields: Partial<CandidateRecord> };

const FAILED = 'The resume could not be read. Please try again.';

/** A reading of the caller's own. Throws 404 for anybody else's and for another kind of work. */
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
