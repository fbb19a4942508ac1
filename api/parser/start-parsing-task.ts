import { createReadStream } from 'node:fs';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import type { UploadedFile } from '#api/http/handler.ts';
import { fullName, type Session } from '#api/http/session.ts';
import { RESUME_LIMIT_BYTES, RESUME_TOO_LARGE } from '#domain/limits.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { removeFile, shownName, storeFile } from '#mongo/files/store-file.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { UPLOAD_TYPE } from '#mongo/models/file.ts';
import { INBOX_MOST_RESUMES, type InboxResumeRecord } from '#mongo/models/inbox-resume.ts';
import { isTaskOpen, type TaskRecord } from '#mongo/models/task.ts';
import { createTask, INBOX_RUN_SLOT } from '#mongo/tasks/create-task.ts';

type Deps = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

interface KeptFile {
  /** The stored file's `_id`. */
  file: string;
  fileName: string;
  /** Why it is not stored. */
  problem?: string;
}

/**
 * Stores uploads for a task that `startTask` then creates; returns its id. A failure leaves no file behind. Files above
 * `mostBytes` are only named, with the problem.
 */
export async function keepUploads(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  createdBy: Types.ObjectId,
  uploads: readonly UploadedFile[],
  startTask: (files: KeptFile[]) => Promise<Types.ObjectId>,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<Types.ObjectId> {
  const files: KeptFile[] = [];
  try {
    for (const { path, fileName, bytes } of uploads) {
      const name = shownName(fileName, 'resume');
      if (bytes > mostBytes) {
        files.push({ file: String(new Types.ObjectId()), fileName: name, problem: RESUME_TOO_LARGE });
        continue;
      }
      const kind = { name, contentType: UPLOAD_TYPE, createdBy };
      const { _id } = await storeFile(mongo, kind, createReadStream(path), now());
      files.push({ file: String(_id), fileName: name });
    }
    return await startTask(files);
  } catch (error) {
    for (const { file } of files) await removeFile(mongo, new Types.ObjectId(file));
    throw error;
  }
}

/** Stores uploaded resumes and starts one task to parse them; returns its id. A failure leaves no file behind. */
export function startParsingTask(
  deps: Deps,
  session: Session,
  uploads: readonly UploadedFile[],
  by: 'parse-resumes' | 'bulk-parse-resumes',
): Promise<Types.ObjectId> {
  const createdBy = new Types.ObjectId(session.user._id);
  const uploadedByName = fullName(session.user);
  const start = (files: KeptFile[]) =>
    createTask(
      deps.changes,
      { kind: 'parse-resumes', createdBy, input: { files, uploadedByName, by }, total: files.length },
      deps.now(),
    );
  return keepUploads(deps, createdBy, uploads, start, RESUME_LIMIT_BYTES);
}

/** The account's newest bulk parsing; null if there is none. */
export const newestBulkParsing = (mongo: Mongo, createdBy: Types.ObjectId): Promise<TaskRecord | null> =>
  newest(mongo, { createdBy, kind: 'parse-resumes', 'input.by': 'bulk-parse-resumes' });

/** The newest run through the inbox by any admin, since all admins share the inbox. */
export const newestInboxRun = (mongo: Mongo): Promise<TaskRecord | null> =>
  newest(mongo, { kind: 'parse-resumes', 'input.by': 'process-resumes' });

async function newest(mongo: Mongo, filter: Record<string, unknown>): Promise<TaskRecord | null> {
  const [task] = await mongo.tasks.find(filter).sort({ createdAt: -1, _id: -1 }).limit(1).lean<TaskRecord[]>();
  return task ?? null;
}

/** This account's newest import into the inbox. */
export const newestInboxImport = (mongo: Mongo, createdBy: Types.ObjectId): Promise<TaskRecord | null> =>
  newest(mongo, { createdBy, kind: 'import-resumes' });

const TRIES = 5;

/**
 * Returns the run through the inbox to follow: the running one, by any admin, or else a new one over all waiting files;
 * null if none are waiting. Two concurrent callers get the same run.
 */
export async function openInboxRun(deps: Deps, session: Session): Promise<Types.ObjectId | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await findOrCreate(deps, session);
    } catch (error) {
      // another request has just started the run: use that one
      if (!isKeyTaken(error)) throw error;
    }
  }
  throw new ApiError(503, 'The inbox is being opened by others. Please try again.', { retryAfterSeconds: 1 });
}

async function findOrCreate({ mongo, changes, now }: Deps, session: Session): Promise<Types.ObjectId | null> {
  const newest = await newestInboxRun(mongo);
  if (newest && isTaskOpen(newest)) return newest._id;
  const waiting = await mongo.inboxResumes
    .find({}, { fileName: 1 })
    .sort({ addedAt: 1, _id: 1 })
    .limit(INBOX_MOST_RESUMES)
    .lean<Pick<InboxResumeRecord, '_id' | 'fileName'>[]>();
  if (waiting.length === 0) return null;
  const files = waiting.map(({ _id, fileName }) => ({ file: String(_id), fileName }));
  return createTask(
    changes,
    {
      kind: 'parse-resumes',
      createdBy: new Types.ObjectId(session.user._id),
      input: { files, uploadedByName: fullName(session.user), by: 'process-resumes' },
      total: files.length,
      slot: INBOX_RUN_SLOT,
    },
    now(),
  );
}

/** Parses an event id into the run's id and the number of events seen; null if invalid. */
export function readEventId(id: string | null): { run: string; seen: number } | null {
  const [, run, number] = /^([0-9a-f]{24}):(\d{1,6})$/.exec(id ?? '') ?? [];
  return run && number ? { run, seen: Number(number) + 1 } : null;
}

/** The id of a run's event, counted from 0; parsed by readEventId. */
export const eventId = (run: TaskRecord['_id'], number: number): string => `${run}:${number}`;
