import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { sentTypes } from '#mongo/files/sent-types.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import { UPLOAD_DAYS } from '#mongo/models/file.ts';
import { HELD_READING } from '#mongo/models/review-result.ts';
import { openTaskStates, type TaskRecord } from '#mongo/models/task.ts';

/** What was sent to be worked on, and what was read of it. Photos and logos are other types, and stay. */
const GOING_TYPES = [...sentTypes, HELD_READING];

/**
 * Removes uploads that nobody came back to: of tasks that failed for good, and resumes that were read and neither saved
 * nor discarded. What waits in the inbox, for an admin to say whose it is, or for a task that is still open, stays. Gives how many there were.
 */
export async function removeOldUploads(mongo: Mongo, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UPLOAD_DAYS * 24 * 60 * 60 * 1_000);
  const old = await mongo.files
    .find({ createdAt: { $lt: before }, contentType: { $in: GOING_TYPES } }, { _id: 1 })
    .lean();
  if (old.length === 0) return 0;
  const wanted = await wantedFiles(mongo);
  const forgotten = old.filter(({ _id }) => !wanted.has(String(_id)));
  for (const { _id } of forgotten) await removeFile(mongo, _id);
  return forgotten.length;
}

async function wantedFiles({
  inboxResumes,
  identityQuestions,
  tasks,
}: Pick<Mongo, 'inboxResumes' | 'identityQuestions' | 'tasks'>): Promise<Set<string>> {
  const open = await tasks.find({ state: { $in: openTaskStates } }, { input: 1 }).lean<Pick<TaskRecord, 'input'>[]>();
  const wanted = new Set(open.flatMap(({ input }) => filesOf(input)));
  for (const { _id } of await inboxResumes.find({}, { _id: 1 }).lean()) wanted.add(String(_id));
  const waiting = await identityQuestions.find({ state: { $ne: 'settled' } }, { file: 1, reading: 1 }).lean();
  for (const { file, reading } of waiting) for (const id of [file, reading]) wanted.add(String(id));
  return wanted;
}

/** A task's input names one file, or a list of them. */
function filesOf({ file, files }: Record<string, unknown>): string[] {
  const named = [file, ...(Array.isArray(files) ? files.map((each) => each?.file) : [])];
  return named.filter((id): id is string => typeof id === 'string' && Types.ObjectId.isValid(id));
}
