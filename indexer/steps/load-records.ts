import { Types } from 'mongoose';
import type { IndexedEntity } from '#indexer/outcomes.ts';
import { projectCandidate } from '#indexer/projections/candidate.ts';
import { projectJob } from '#indexer/projections/job.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';

/** A record as read just now. */
export interface LoadedRecord {
  revision: number;
  /** A stub: its data is gone. */
  deleted: boolean;
  /** The document that the index should hold. Throws where the record can't be projected. */
  project(): object;
}

/** Reads the truth about these ids; those that are no more are missing in the answer. Rejects where Mongo can't be read. */
export type LoadRecords = (mongo: Mongo, ids: readonly string[]) => Promise<Map<string, LoadedRecord>>;

/** Sorted ids come back faster from every store that keeps records in the order of their keys. */
const keysOf = (ids: readonly string[]) => ({ _id: { $in: ids.toSorted().map((id) => new Types.ObjectId(id)) } });

const loadCandidates: LoadRecords = async (mongo, ids) => {
  const records = await mongo.candidates.collection.find(keysOf(ids)).toArray();
  const resumeIds = records.flatMap((record) => (record.resumeId && !record.deleted ? [String(record.resumeId)] : []));
  const texts = await loadResumeTexts(mongo, resumeIds);
  return new Map(
    records.map((record) => [
      String(record._id),
      {
        revision: record.revision,
        deleted: record.deleted === true,
        project: () => projectCandidate(record as never, texts.get(String(record.resumeId)) ?? null),
      },
    ]),
  );
};

async function loadResumeTexts(mongo: Mongo, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const resumes = await mongo.resumes.collection.find(keysOf(ids), { projection: { text: 1 } }).toArray();
  return new Map(resumes.flatMap(({ _id, text }) => (text ? [[String(_id), String(text)] as const] : [])));
}

const loadJobs: LoadRecords = async (mongo, ids) => {
  const records = await mongo.jobs.collection.find(keysOf(ids)).toArray();
  return new Map(
    records.map((record) => [
      String(record._id),
      { revision: record.revision, deleted: record.deleted === true, project: () => projectJob(record as never) },
    ]),
  );
};

export const loadRecords: Record<IndexedEntity, LoadRecords> = { candidates: loadCandidates, jobs: loadJobs };
