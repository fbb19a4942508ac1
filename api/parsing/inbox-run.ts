import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import type { Session } from '#api/sessions/session.ts';
import { fullName } from '#api/users/full-name.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { InboxResumeRecord } from '#mongo/models/inbox-resume.ts';
import { INBOX_MOST_RESUMES } from '#mongo/models/inbox-resume.ts';
import { isTaskOpen, type TaskRecord } from '#mongo/models/task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { INBOX_RUN_SLOT } from '#mongo/tasks/slots.ts';
import { newestInboxRun } from './newest-run.ts';

const TRIES = 5;

type RunDependencies = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

/**
 * The run through the inbox to be followed: the one that is under way, whoever started it, else a new one over all
 * that waits. Null where nothing does. Of two who ask at once, both are given the one run.
 */
export async function openInboxRun(deps: RunDependencies, session: Session): Promise<Types.ObjectId | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await findOrCreate(deps, session);
    } catch (error) {
      // another request has just opened the run: find that one
      if (!isKeyTaken(error)) throw error;
    }
  }
  throw new ApiError(503, 'The inbox is being opened by others. Please try again.', { retryAfterSeconds: 1 });
}

async function findOrCreate(
  { mongo, changes, now }: RunDependencies,
  session: Session,
): Promise<Types.ObjectId | null> {
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

/** A run's id and how many of its events a reader has seen, as the ids of the events say; null for anything else. */
export function readEventId(id: string | null): { run: string; seen: number } | null {
  const [, run, number] = /^([0-9a-f]{24}):(\d{1,6})$/.exec(id ?? '') ?? [];
  return run && number ? { run, seen: Number(number) + 1 } : null;
}

/** The id of a run's event, counted from 0; readEventId reads it. */
export const eventId = (run: TaskRecord['_id'], number: number): string => `${run}:${number}`;
