import type { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { leaveGroups } from '#api/duplicates/leave-groups.ts';
import { type Erased, sumErased } from './erased.ts';

/** Removes what other collections hold of a candidate by its `_id`. */
export async function eraseAttached({ mongo }: Pick<Dependencies, 'mongo'>, _id: Types.ObjectId): Promise<Erased> {
  const contacts = await mongo.candidateContacts.deleteMany({ candidate: _id });
  const comments = await mongo.comments.deleteMany({ candidateId: _id });
  const counter = await mongo.candidateCounters.deleteOne({ _id });
  const looks = await mongo.viewHistory.deleteMany({ candidateId: _id });
  const applications = await mongo.applications.deleteMany({ candidate: _id });
  const places = await mongo.shortlists.updateMany({ candidates: _id }, { $pull: { candidates: _id } });
  const known = await mongo.searchWatches.updateMany({ known: _id }, { $pull: { known: _id } });
  await mongo.searchWatches.updateMany({ 'news.candidates': _id }, { $pull: { 'news.candidates': _id } });
  const letters = await mongo.deadLetters.deleteMany({ recordId: String(_id) });
  await mongo.mergedCandidates.deleteMany({ into: _id });
  await mongo.mergedCandidates.deleteOne({ _id });
  await mongo.distinctPairs.deleteMany({ candidates: _id });
  await leaveGroups(mongo, _id);
  return sumErased([
    {
      'contact keys': contacts.deletedCount,
      comments: comments.deletedCount,
      'view counts': counter.deletedCount,
      looks: looks.deletedCount,
      applications: applications.deletedCount,
      'shortlist places': places.modifiedCount,
      'alert entries': known.modifiedCount,
      'failed index changes': letters.deletedCount,
    },
  ]);
}
