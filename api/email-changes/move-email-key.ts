import type { Dependencies } from '#api/dependencies.ts';
import { insertUnordered } from '#mongo/changes/insert-unordered.ts';
import { contactKeys } from '#mongo/contact-keys.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import type { UserRecord } from '#mongo/models/user.ts';

/**
 * Makes a job seeker's candidate known by the account's new email, and no longer by the former one, unless the profile
 * itself still names it. A key that another candidate holds stays there.
 */
export async function moveEmailKey(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  { _id, role, email }: UserRecord,
  former: string,
): Promise<void> {
  if (role !== 'job-seeker') return;
  const candidate = await mongo.candidates.findOne({ user: _id }, { emailAddress: 1, phoneNumber: 1 }).lean();
  if (!candidate) return;
  const [added, removed] = [`email:${email}`, `email:${former}`];
  const key = { _id: added, candidate: candidate._id, from: 'account' };
  const { duplicates } = await insertUnordered(mongo.connection.collection('candidateContacts'), [key]);
  // an erasure at the same moment may have missed it
  if (duplicates.size === 0)
    await afterCreating({ mongo, changes }, 'contactKeys', { _id: added, owner: candidate._id });
  if (contactKeys(candidate).includes(removed)) return;
  await mongo.candidateContacts.deleteOne({ _id: removed, candidate: candidate._id });
}
