import { Types } from 'mongoose';
import type { ErasureReceipt } from '#api/contract/erasure-shape.ts';
import type { Dependencies } from '#api/dependencies.ts';
import type { Erased } from '#api/erasure/erased.ts';
import { presentReceipt } from '#api/presenters/present-receipt.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ErasureRecord } from '#mongo/models/erasure.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { nextDisplayIds } from '#mongo/next-number.ts';
import { deleteUser } from './delete-user.ts';
import { eraseCandidate } from './erase-candidate.ts';

type Person = { candidate: CandidateRecord } | { user: UserRecord };

/**
 * Erases a person, given as candidate or as account: both go where there are both. Gives the receipt, which is stored
 * and says nothing of whose it is. One that broke off is finished by asking again.
 */
export async function erasePerson(
  deps: Dependencies,
  person: Person,
  by: ErasureRecord['by'],
): Promise<ErasureReceipt> {
  const removed = await erase(deps, person);
  const [id = ''] = await nextDisplayIds(deps.mongo, 'erasures', 1);
  const receipt: ErasureRecord = {
    _id: new Types.ObjectId(),
    id,
    at: deps.now(),
    by,
    removed: Object.entries(removed).map(([kind, count]) => ({ kind, count })),
  };
  await deps.mongo.erasures.insertMany([receipt]);
  return presentReceipt(receipt);
}

async function erase(deps: Dependencies, person: Person): Promise<Erased> {
  if ('user' in person) return deleteUser(deps, person.user);
  const { _id, user: account } = person.candidate;
  const user = account && (await deps.mongo.users.findOne({ _id: account }).lean<UserRecord>());
  return user ? deleteUser(deps, user) : eraseCandidate(deps, _id);
}
