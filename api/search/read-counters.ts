import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateCounterRecord } from '#mongo/models/candidate-counter.ts';

/** The counters of these candidates by id; one that nobody has looked at yet has none. */
export async function readCounters(mongo: Mongo, ids: readonly string[]): Promise<Map<string, CandidateCounterRecord>> {
  if (ids.length === 0) return new Map();
  const found = await mongo.candidateCounters.collection // the driver itself: this stands on the way of every search
    .find<CandidateCounterRecord>(
      { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } },
      { projection: { counted: 0 } },
    )
    .toArray();
  return new Map(found.map((record) => [String(record._id), record]));
}
