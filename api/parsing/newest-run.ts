import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

/** The newest bulk parsing of this account's; null where there is none. */
export const newestBulkParsing = (mongo: Mongo, createdBy: Types.ObjectId): Promise<TaskRecord | null> =>
  newest(mongo, { createdBy, kind: 'parse-resumes', 'input.by': 'bulk-parse-resumes' });

/** The newest run through the inbox, whoever started it: the inbox is every admin's. */
export const newestInboxRun = (mongo: Mongo): Promise<TaskRecord | null> =>
  newest(mongo, { kind: 'parse-resumes', 'input.by': 'process-resumes' });

async function newest(mongo: Mongo, filter: Record<string, unknown>): Promise<TaskRecord | null> {
  const [task] = await mongo.tasks.find(filter).sort({ createdAt: -1, _id: -1 }).limit(1).lean<TaskRecord[]>();
  return task ?? null;
}

/** This account's newest import into the inbox. */
export const newestInboxImport = (mongo: Mongo, createdBy: Types.ObjectId): Promise<TaskRecord | null> =>
  newest(mongo, { createdBy, kind: 'import-resumes' });
