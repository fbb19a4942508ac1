import { Types } from 'mongoose';
import { SHORTLISTS_OF_ACCOUNT } from '#api/contract/shortlist-shape.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { insertWithinLimit } from '#api/own-names/insert-within-limit.ts';
import { nameKeyOf } from '#api/own-names/name-key-of.ts';
import { nameTaken } from '#api/own-names/or-name-taken.ts';
import { accountGone } from '#api/sessions/account-gone.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import type { ShortlistRecord } from '#mongo/models/shortlist.ts';

/** Creates an empty list. Throws 400 where the account has all its lists, 409 where it has one of this name. */
export async function createShortlist(
  { mongo, changes, now }: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  { owner, name }: { owner: string; name: string },
): Promise<ShortlistRecord> {
  const at = now();
  const record: ShortlistRecord = {
    _id: new Types.ObjectId(),
    owner: new Types.ObjectId(owner),
    name,
    nameKey: nameKeyOf(owner, name),
    candidates: [],
    createdAt: at,
    updatedAt: at,
  };
  const stored = await insertWithinLimit(mongo.shortlists, record, {
    most: SHORTLISTS_OF_ACCOUNT,
    full: () => new ApiError(400, `You have ${SHORTLISTS_OF_ACCOUNT} lists. Delete one to make another.`),
    nameTaken: (cause) => nameTaken('list', cause),
  });
  if (!(await afterCreating({ mongo, changes }, 'shortlists', { _id: stored._id, owner: stored.owner })))
    throw accountGone();
  return stored;
}
