import type { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { CandidateCounterRecord } from '#mongo/models/candidate-counter.ts';

interface Moved {
  /** The candidate that is gone. */
  other: Types.ObjectId;
  keep: Types.ObjectId;
  /** Every resume of the other. */
  resumes: readonly Types.ObjectId[];
}

/**
 * Gives one candidate what other collections hold of the other: comments, views, applications, contact keys, counts,
 * places on lists and in alerts, and resumes. Done again it moves what is left.
 */
export async function moveAttached(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  { other: _id, keep, resumes }: Moved,
): Promise<void> {
  for (const resume of resumes) await changes.resumes.update(resume, { $set: { candidate: keep } });
  await mongo.mergedCandidates.updateMany({ into: _id }, { $set: { into: keep } });
  await mongo.candidateContacts.updateMany({ candidate: _id }, { $set: { candidate: keep } });
  await mongo.comments.updateMany({ candidateId: _id }, { $set: { candidateId: keep } });
  await mongo.viewHistory.updateMany({ candidateId: _id }, { $set: { candidateId: keep } });
  await mongo.applications.updateMany({ candidate: _id }, { $set: { candidate: keep } });
  for (const [collection, field] of [
    [mongo.shortlists, 'candidates'],
    [mongo.searchWatches, 'known'],
    [mongo.searchWatches, 'news.candidates'],
  ] as const) {
    // by the driver: the two models have nothing in common
    await collection.collection.updateMany({ [field]: _id }, { $addToSet: { [field]: keep } });
    await collection.collection.updateMany({ [field]: _id }, { $pull: { [field]: _id } } as object);
  }
  await moveCounts({ mongo }, _id, keep);
}

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
export async function moveCounts(
  { mongo }: Pick<Dependencies, 'mongo'>,
  from: Types.ObjectId,
  to: Types.ObjectId,
): Promise<void> {
  const counts = countsOf(await mongo.candidateCounters.findOneAndDelete({ _id: from }).lean());
  if (Object.values(counts).every((count) => count === 0)) return;
  await mongo.candidateCounters.updateOne({ _id: to }, { $inc: counts }, { upsert: true });
}
