import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { holdRecord } from '#api/hold-record.ts';
import type { Session } from '#api/sessions/session.ts';
import { fullName } from '#api/users/full-name.ts';
import type { InboxResumeRecord } from '#mongo/models/inbox-resume.ts';
import { INBOX_MOST_RESUMES } from '#mongo/models/inbox-resume.ts';
import { isTaskOpen, type TaskRecord } from '#mongo/models/task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { newestInboxRun } from './newest-run.ts';

type RunDependencies = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

/** What is held while a run is being opened: there is one inbox. */
const INBOX = new Types.ObjectId('696e626f7800000000000000');

/**
 * The run through the inbox to be followed: the one that is under way, whoever started it, else a new one over all
 * that waits. Null where nothing does. Of two who ask at once, both are given the one run.
 */
export const openInboxRun = (deps: RunDependencies, session: Session): Promise<Types.ObjectId | null> =>
  holdRecord(deps, INBOX, () => findOrCreate(deps, session));

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
