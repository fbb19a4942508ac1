import { Types } from 'mongoose';
import { SHORTLISTED } from '#api/contract/shortlist-shape.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import { existingOwners } from '#mongo/dependents/owners.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ShortlistRecord } from '#mongo/models/shortlist.ts';
import { findShortlist } from './find-shortlist.ts';

interface ListChange {
  id: string;
  account: string;
  ids: readonly string[];
}
type Deps = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

const TRIES = 10;

/**
 * Puts those who are there and not yet on the list before the others, in the order given: a list is shown from its end.
 * Throws 400 where it would get too long.
 */
export async function addToShortlist(
  { mongo, changes, now }: Deps,
  { id, account, ids }: ListChange,
): Promise<ShortlistRecord> {
  const there = await existing(mongo, ids);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await findShortlist(mongo, id, account);
    const listed = new Set(before.candidates.map(String));
    const added = there.filter((candidate) => !listed.has(String(candidate))).toReversed();
    if (added.length === 0) return before;
    if (before.candidates.length + added.length > SHORTLISTED) {
      throw new ApiError(400, `A list holds at most ${SHORTLISTED.toLocaleString('en-IN')} candidates.`);
    }
    // two requests at once neither list a candidate twice nor exceed the limit
    const hasRoom = { [`candidates.${SHORTLISTED - added.length}`]: { $exists: false } };
    const { matchedCount } = await mongo.shortlists.updateOne(
      { _id: before._id, candidates: { $nin: added }, ...hasRoom },
      { $push: { candidates: { $each: added } }, $max: { updatedAt: now() } },
    );
    if (matchedCount === 0) continue;
    // a command removes or merges a candidate before it looks for places on lists
    const still = await existingOwners(mongo, 'candidates', added);
    for (const owner of added.filter((one) => !still.has(String(one)))) {
      await afterCreating({ mongo, changes }, 'listPlaces', { _id: before._id, owner });
    }
    return findShortlist(mongo, id, account);
  }
  throw new ApiError(503, 'The list is being changed by others. Please try again.', { retryAfterSeconds: 1 });
}

/** Takes candidates off the list; who is not on it is none the worse. Throws as addToShortlist does but for its length. */
export async function removeFromShortlist(
  { mongo, now }: Deps,
  { id, account, ids }: ListChange,
): Promise<ShortlistRecord> {
  const { _id } = await findShortlist(mongo, id, account);
  const gone = ids.map((candidate) => new Types.ObjectId(candidate));
  await mongo.shortlists.updateOne({ _id }, { $pull: { candidates: { $in: gone } }, $max: { updatedAt: now() } });
  return findShortlist(mongo, id, account);
}

/** Those of the ids whose candidates are there, each once. */
async function existing(mongo: Mongo, ids: readonly string[]): Promise<Types.ObjectId[]> {
  const wanted = [...new Set(ids)].map((id) => new Types.ObjectId(id));
  const found = await mongo.candidates
    .find({ _id: { $in: wanted } }, { deleted: 1 })
    .lean<Pick<CandidateRecord, '_id' | 'deleted'>[]>();
  const there = new Set(found.filter(({ deleted }) => !deleted).map(({ _id }) => String(_id)));
  return wanted.filter((id) => there.has(String(id)));
}
