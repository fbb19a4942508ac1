import { Types } from 'mongoose';
import { type CandidateLook, HISTORY_LENGTH } from '#api/contract/fetch-user.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ViewHistoryRecord } from '#mongo/models/view-history.ts';

interface Looks {
  total: number;
  newest: CandidateLook[];
}

/** How often an employer looked at candidates in one way, and its newest looks, newest first. */
export async function readLooks(
  mongo: Mongo,
  employer: Types.ObjectId,
  kind: ViewHistoryRecord['kind'],
): Promise<Looks> {
  const [total, looks] = await Promise.all([
    mongo.viewHistory.countDocuments({ employer, kind }),
    mongo.viewHistory.find({ employer, kind }).sort({ at: -1 }).limit(HISTORY_LENGTH).lean<ViewHistoryRecord[]>(),
  ]);
  const numbers = await applicantIds(mongo, [...new Set(looks.map(({ candidateId }) => String(candidateId)))]);
  const newest = looks.map(({ _id, candidateId, at }) => ({
    _id: String(_id),
    candidateId: String(candidateId),
    applicantID: numbers.get(String(candidateId)) ?? null,
    at: at.toISOString(),
  }));
  return { total, newest };
}

async function applicantIds(mongo: Mongo, ids: string[]): Promise<Map<string, string | undefined>> {
  const found = await mongo.candidates
    .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, { applicantID: 1 })
    .lean();
  return new Map(found.map(({ _id, applicantID }) => [String(_id), applicantID]));
}
