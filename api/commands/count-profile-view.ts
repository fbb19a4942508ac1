import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';

interface ProfileView {
  candidate: Types.ObjectId;
  /** The employer's user id. */
  employer: string;
  now: Date;
}

/** Raises the candidate's count and adds to the employer's history. Touches no record that is searched. */
export async function countProfileView(mongo: Mongo, { candidate, employer, now }: ProfileView): Promise<void> {
  await Promise.all([
    mongo.candidateCounters.updateOne({ _id: candidate }, { $inc: { profileViews: 1 } }, { upsert: true }),
    mongo.viewHistory.insertMany([
      { employer: new Types.ObjectId(employer), candidateId: candidate, kind: 'profile-view', at: now },
    ]),
  ]);
}
