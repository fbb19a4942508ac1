import type { Types } from 'mongoose';
import { keyName } from '#indexer/tasks/import-candidates/contact-keys.ts';
import { findOwners, type Owner } from '#indexer/tasks/import-candidates/find-owners.ts';
import { insertUnordered } from '#mongo/changes/insert-unordered.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';

/**
 * Makes contact keys a candidate's own beside those it has; null once they are, or whose one of them is. `owners` are
 * those known of before, and learn of what is claimed here.
 */
export async function claimKeys(
  mongo: Mongo,
  candidate: Types.ObjectId,
  keys: readonly string[],
  owners: Map<string, Owner>,
): Promise<string | null> {
  const isOthers = (owner: Owner | undefined) => owner?.state === 'live' && !owner.candidate.equals(candidate);
  const taken = keys.find((key) => isOthers(owners.get(key)));
  if (taken) return takenBy(taken, owners.get(taken));
  for (const _id of keys) {
    const { duplicates } = await insertUnordered(mongo.connection.collection('candidateContacts'), [
      { _id, candidate, from: 'import' },
    ]);
    if (duplicates.size > 0) {
      const owner = (await findOwners(mongo, [_id])).get(_id);
      if (isOthers(owner)) return takenBy(_id, owner);
      await mongo.candidateContacts.updateOne({ _id }, { $set: { candidate, from: 'import' } });
    }
    owners.set(_id, { candidate, state: 'live', applicantID: '', importedBy: null });
  }
  return null;
}

const takenBy = (key: string, owner: Owner | undefined): string =>
  `${owner?.applicantID || 'Another candidate'} has the same ${keyName(key)}.`;
