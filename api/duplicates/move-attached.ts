import type { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { moveCounts } from '#mongo/dependents/move-counts.ts';

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
