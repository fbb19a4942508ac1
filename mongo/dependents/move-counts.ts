import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { CandidateCounterRecord } from '#mongo/models/candidate-counter.ts';

export type Counts = Pick<CandidateCounterRecord, 'profileViews' | 'resumeViews' | 'resumeDownloads' | 'comments'>;

export const countsOf = (counter: Partial<Counts> | null): Counts => ({
  profileViews: counter?.profileViews ?? 0,
  resumeViews: counter?.resumeViews ?? 0,
  resumeDownloads: counter?.resumeDownloads ?? 0,
  comments: counter?.comments ?? 0,
});

/** Moves the counts that stood when the command was planned: each side notes the command, so a repeat moves nothing. */
export async function movePlannedCounts(
  mongo: Mongo,
  { from, to, counts, command }: { from: Types.ObjectId; to: Types.ObjectId; counts: Counts; command: Types.ObjectId },
): Promise<void> {
  const { profileViews, resumeViews, resumeDownloads, comments } = counts;
  const taken = {
    profileViews: -profileViews,
    resumeViews: -resumeViews,
    resumeDownloads: -resumeDownloads,
    comments: -comments,
  };
  const once = { $push: { moves: command } };
  await mongo.candidateCounters
    .updateOne({ _id: to, moves: { $ne: command } }, { $inc: counts, ...once }, { upsert: true })
    .catch(ignoreKeyTaken);
  await mongo.candidateCounters.updateOne({ _id: from, moves: { $ne: command } }, { $inc: taken, ...once });
}

function ignoreKeyTaken(error: unknown): void {
  if (!isKeyTaken(error)) throw error;
}

/** Moves what was counted since: taken away before it is added, so that nothing is counted twice. */
export async function moveCounts({ mongo }: { mongo: Mongo }, from: Types.ObjectId, to: Types.ObjectId): Promise<void> {
  const counts = countsOf(await mongo.candidateCounters.findOneAndDelete({ _id: from }).lean());
  if (Object.values(counts).every((count) => count === 0)) return;
  await mongo.candidateCounters.updateOne({ _id: to }, { $inc: counts }, { upsert: true });
}
