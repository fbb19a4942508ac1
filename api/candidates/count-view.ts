import { Types } from 'mongoose';
import { hourlyId } from '#api/http/hourly-id.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { moveCounts } from '#mongo/dependents/move-dependent.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { NEWEST_COUNTED } from '#mongo/models/candidate-counter.ts';
import type { ViewHistoryRecord } from '#mongo/models/view-history.ts';

interface View {
  kind: ViewHistoryRecord['kind'];
  candidate: Types.ObjectId;
  /** The employer's user id. */
  employer: string;
  now: Date;
}

const counterOf = {
  'profile-view': 'profileViews',
  'resume-view': 'resumeViews',
  'resume-download': 'resumeDownloads',
} as const;

/**
 * Counts a view once per employer, candidate, kind and clock hour, and adds it to the employer's history. Both writes
 * are idempotent; the counter comes first, so a crash in between never loses a count. Does not touch indexed records.
 */
export async function countView(mongo: Mongo, view: View): Promise<void> {
  const { kind, candidate, employer, now } = view;
  const key = hourlyId([employer, String(candidate), kind], now);
  await raiseCounter(mongo, view, key);
  const entry = { _id: key, employer: new Types.ObjectId(employer), candidateId: candidate, kind, at: now };
  await mongo.viewHistory.insertMany([entry]).catch(ignoreKeyTaken);
  await followOwner(mongo, candidate);
}

/** Called after the writes: views of a candidate that was merged or erased concurrently follow it. */
async function followOwner(mongo: Mongo, candidate: Types.ObjectId): Promise<void> {
  const owner = await mongo.candidates.findOne({ _id: candidate }, { deleted: 1 }).lean();
  if (owner && !owner.deleted) return;
  const merged = await mongo.mergedCandidates.findOne({ _id: candidate }).lean();
  if (merged) {
    await mongo.viewHistory.updateMany({ candidateId: candidate }, { $set: { candidateId: merged.into } });
    await moveCounts({ mongo }, candidate, merged.into);
  } else {
    await mongo.viewHistory.deleteMany({ candidateId: candidate });
    await mongo.candidateCounters.deleteOne({ _id: candidate });
  }
}

/** A conditional update: the counter stores the keys it has counted, so key and count are written together. */
async function raiseCounter(mongo: Mongo, { kind, candidate }: View, key: Types.ObjectId): Promise<void> {
  const uncounted = { _id: candidate, counted: { $ne: key } };
  const count = {
    $inc: { [counterOf[kind]]: 1 },
    $push: { counted: { $each: [key], $slice: -NEWEST_COUNTED } },
  };
  try {
    await mongo.candidateCounters.updateOne(uncounted, count, { upsert: true });
  } catch (error) {
    ignoreKeyTaken(error);
    // the counter exists: either it has this key already, or another view created it concurrently
    await mongo.candidateCounters.updateOne(uncounted, count);
  }
}

function ignoreKeyTaken(error: unknown): void {
  if (!isKeyTaken(error)) throw error;
}
