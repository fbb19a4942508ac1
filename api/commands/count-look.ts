import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ViewHistoryRecord } from '#mongo/models/view-history.ts';

interface Look {
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

/** Raises the candidate's count and adds to the employer's history. Touches no record that is searched. */
export async function countLook(mongo: Mongo, { kind, candidate, employer, now }: Look): Promise<void> {
  await Promise.all([
    mongo.candidateCounters.updateOne({ _id: candidate }, { $inc: { [counterOf[kind]]: 1 } }, { upsert: true }),
    mongo.viewHistory.insertMany([{ employer: new Types.ObjectId(employer), candidateId: candidate, kind, at: now }]),
  ]);
}
