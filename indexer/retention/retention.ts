import { Types } from 'mongoose';
import { DAY_MS, dayBeginsInIndia } from '#domain/day-in-india.ts';
import { reopenAbandoned } from '#indexer/identity/identity-questions.ts';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import { pause } from '#indexer/pause.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { sentTypes } from '#mongo/files/sent-types.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import { UPLOAD_DAYS } from '#mongo/models/file.ts';
import { IDENTITY_QUESTION_DAYS } from '#mongo/models/identity-question.ts';
import { IMPORT_REPORT_DAYS } from '#mongo/models/import-report.ts';
import { HELD_READING } from '#mongo/models/review-result.ts';
import { openTaskStates, TASK_LOG_DAYS, type TaskRecord } from '#mongo/models/task.ts';
import { emptyOldLogs } from '#mongo/tasks/empty-old-logs.ts';

/**
 * Deletes records that have expired by a TTL index (`expireAfterSeconds`), as MongoDB does and the embedded server does
 * not. Returns how many there were.
 */
export async function removeExpired({ connection }: Pick<Mongo, 'connection'>, now: Date): Promise<number> {
  let removed = 0;
  for (const model of Object.values(connection.models)) {
    for (const [fields, { expireAfterSeconds }] of model.schema.indexes()) {
      const [field] = Object.keys(fields);
      if (typeof expireAfterSeconds !== 'number' || !field) continue;
      const before = new Date(now.getTime() - expireAfterSeconds * 1_000);
      removed += (await model.deleteMany({ [field]: { $lt: before } })).deletedCount;
    }
  }
  return removed;
}

/**
 * Removes open identity questions that no admin has settled in time, with their files. Keeps a question being settled.
 * Returns how many there were. Files left behind by a crash are removed as old uploads.
 */
export async function removeOldQuestions(mongo: Mongo, now: Date): Promise<number> {
  const before = new Date(now.getTime() - IDENTITY_QUESTION_DAYS * DAY_MS);
  const old = await mongo.identityQuestions
    .find({ state: 'open', askedAt: { $lt: before } }, { file: 1, reading: 1 })
    .lean();
  let removed = 0;
  for (const { _id, file, reading } of old) {
    // a task may have claimed it in the meantime
    const { deletedCount } = await mongo.identityQuestions.deleteOne({ _id, state: 'open', askedAt: { $lt: before } });
    if (deletedCount === 0) continue;
    removed += 1;
    for (const held of [file, reading]) if (held) await removeFile(mongo, held);
  }
  return removed;
}

/**
 * Empties the lists of what accounts' past days counted once. The counts stay. Returns how many days there were; a
 * request from before midnight may add to a list afterwards, which the next run empties.
 */
export async function emptySeen({ dailyUsage }: Pick<Mongo, 'dailyUsage'>, now: Date): Promise<number> {
  const over = { dayBegins: { $lt: dayBeginsInIndia(now) }, 'seen.0': { $exists: true } };
  return (await dailyUsage.updateMany(over, { $set: { seen: [] } })).modifiedCount;
}

/** The lowest id of records that were created `days` ago or later. */
const firstIdSince = (now: Date, days: number): Types.ObjectId =>
  Types.ObjectId.createFromTime(Math.floor((now.getTime() - days * DAY_MS) / 1_000));

/** Removes the rows of old imports' reports: they contain people's data. Returns how many parts there were. */
export async function removeOldReports(mongo: Mongo, now: Date): Promise<number> {
  const before = firstIdSince(now, IMPORT_REPORT_DAYS);
  return (await mongo.importReports.deleteMany({ task: { $lt: before } })).deletedCount;
}

/** Uploads to be processed and the fields read from them. Photos and logos have other types and are kept. */
const GOING_TYPES = [...sentTypes, HELD_READING];

/**
 * Removes abandoned uploads: of failed tasks, and resumes that were read but neither saved nor discarded. Keeps uploads
 * in the inbox, in the identity review, and of open tasks. Returns how many there were.
 */
export async function removeOldUploads(mongo: Mongo, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UPLOAD_DAYS * DAY_MS);
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
  const waiting = await identityQuestions
    .find({ state: { $in: ['open', 'settling'] } }, { file: 1, reading: 1 })
    .lean();
  for (const { file, reading } of waiting) for (const id of [file, reading]) wanted.add(String(id));
  return wanted;
}

/** A task's input names one file or a list of files. */
function filesOf({ file, files }: Record<string, unknown>): string[] {
  const named = [file, ...(Array.isArray(files) ? files.map((each) => each?.file) : [])];
  return named.filter((id): id is string => typeof id === 'string' && Types.ObjectId.isValid(id));
}

/** An hour's delay is fine for retention of days and years. */
const EVERY_MS = 60 * 60 * 1_000;

/**
 * Removes expired data now and once an hour, until `stop` is aborted. Resolves when the last run has ended. Safe in
 * several processes concurrently.
 */
export async function keepRetention(
  { mongo, log, now }: Pick<IndexerContext, 'mongo' | 'log' | 'now'>,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    try {
      const records = await removeExpired(mongo, now());
      const reopened = await reopenAbandoned(mongo, now());
      if (reopened > 0) log.warn({ reopened }, 'Reopened identity questions that their task had not settled');
      const questions = await removeOldQuestions(mongo, now());
      const uploads = await removeOldUploads(mongo, now());
      const reports = await removeOldReports(mongo, now());
      const logs = await emptyOldLogs(mongo, firstIdSince(now(), TASK_LOG_DAYS));
      const seen = await emptySeen(mongo, now());
      if (records + questions + uploads + reports + logs + seen > 0) {
        log.info({ records, questions, uploads, reports, logs, seen }, 'Removed expired data');
      }
    } catch (error) {
      log.warn({ err: error }, 'Removing expired data failed; will retry in an hour');
    }
    await pause(EVERY_MS, stop).catch(() => undefined);
  }
}
