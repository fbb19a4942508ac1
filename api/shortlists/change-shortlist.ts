import { Types } from 'mongoose';
import { SHORTLISTED } from '#api/contract/shortlist-shape.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ShortlistRecord } from '#mongo/models/shortlist.ts';
import { findShortlist } from './find-shortlist.ts';

interface ListChange {
  id: string;
  account: string;
  ids: readonly string[];
}
type Deps = Pick<Dependencies, 'mongo' | 'now'>;

const TRIES = 10;

/**
 * Puts those who are there and not yet on the list before the others, in the order given: a list is shown from its end.
 * Throws 400 where it would get too long.
 */
export async function addToShortlist(deps: Deps, change: ListChange): Promise<ShortlistRecord> {
  const wanted = [...new Set(change.ids)].map((id) => new Types.ObjectId(id));
  const found = await deps.mongo.candidates
    .find({ _id: { $in: wanted } }, { deleted: 1 })
    .lean<Pick<CandidateRecord, '_id' | 'deleted'>[]>();
  const there = new Set(found.filter(({ deleted }) => !deleted).map(({ _id }) => String(_id)));
  return rewrite(deps, change, (before) => {
    const listed = new Set(before.map(String));
    const added = wanted.filter((id) => there.has(String(id)) && !listed.has(String(id)));
    const after = [...before, ...added.toReversed()];
    if (after.length <= SHORTLISTED) return after;
    throw new ApiError(400, `A list holds at most ${SHORTLISTED.toLocaleString('en-IN')} candidates.`);
  });
}

/** Takes candidates off the list; who is not on it is none the worse. Throws as addToShortlist does but for its length. */
export async function removeFromShortlist(deps: Deps, change: ListChange): Promise<ShortlistRecord> {
  const gone = new Set(change.ids);
  return rewrite(deps, change, (before) => before.filter((id) => !gone.has(String(id))));
}

/** Replaces the list as it was read; where somebody changed it meanwhile, reads it again. */
async function rewrite(
  { mongo, now }: Deps,
  { id, account }: ListChange,
  step: (before: Types.ObjectId[]) => Types.ObjectId[],
): Promise<ShortlistRecord> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await findShortlist(mongo, id, account);
    const candidates = step(before.candidates);
    const updatedAt = new Date(Math.max(now().getTime(), before.updatedAt.getTime() + 1));
    const { matchedCount } = await mongo.shortlists.updateOne(
      { _id: before._id, updatedAt: before.updatedAt },
      { $set: { candidates, updatedAt } },
    );
    if (matchedCount === 1) return { ...before, candidates, updatedAt };
  }
  throw new ApiError(503, 'The list is being changed by others. Please try again.', { retryAfterSeconds: 1 });
}
