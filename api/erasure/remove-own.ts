import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { removePicture } from '#api/profile/pictures.ts';
import { removeReadings } from '#api/resume-readings/remove-readings.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import type { FileRecord } from '#mongo/models/file.ts';
import type { KnownPerson } from './known-person.ts';

type Deps = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

/**
 * Removes the resumes that the record named and any other that names the candidate: one that an upload stored a moment
 * before it was linked. Idempotent.
 */
export async function removeResumes(
  { mongo, changes }: Deps,
  { candidate, resumes }: Pick<KnownPerson, 'candidate' | 'resumes'>,
): Promise<number> {
  const owned = candidate
    ? await mongo.resumes
        .find({ candidate: new Types.ObjectId(candidate) }, { _id: 1 })
        .lean<{ _id: Types.ObjectId }[]>()
    : [];
  let removed = 0;
  for (const id of new Set([...resumes, ...owned.map(({ _id }) => String(_id))])) {
    if (await changes.resumes.remove(new Types.ObjectId(id))) removed += 1;
  }
  return removed;
}

/** Removes the photo behind the link, and the files that the account stored itself. Gives how many photos. Idempotent. */
export async function removePhotos(
  deps: Deps,
  { photo, account }: Pick<KnownPerson, 'photo' | 'account'>,
): Promise<number> {
  const { mongo } = deps;
  let photos = photo && (await removePicture(deps, photo)) ? 1 : 0;
  if (!account) return photos;
  const createdBy = new Types.ObjectId(account);
  const own = await mongo.files.find({ createdBy }).lean<FileRecord[]>();
  for (const { _id, contentType } of own) {
    await removeFile(mongo, _id);
    if (contentType.startsWith('image/')) photos += 1;
  }
  return photos;
}

/** Removes what the account had read of its resumes. Idempotent. */
export async function removeOwnReadings(deps: Deps, { account }: Pick<KnownPerson, 'account'>): Promise<void> {
  if (account) await removeReadings(deps, new Types.ObjectId(account));
}

/** Removes one-time codes sent to an email of the person, or for a change of the account's email. Idempotent. */
export async function removeCodes(
  { mongo }: Deps,
  { contactKeys, account }: Pick<KnownPerson, 'contactKeys' | 'account'>,
): Promise<number> {
  const emails = contactKeys.flatMap((key) => (key.startsWith('email:') ? [key.slice('email:'.length)] : []));
  let removed = (await mongo.otps.deleteMany({ email: { $in: emails } })).deletedCount;
  if (account) {
    const prefix = `change-email:${account}:`;
    const following = `change-email:${account};`;
    removed += (await mongo.otps.deleteMany({ _id: { $gte: prefix, $lt: following } })).deletedCount;
  }
  return removed;
}

/** Takes browser and device out of the account's security log; that it signed in, when and from where, stays. Idempotent. */
export async function forgetDevices({ mongo }: Deps, { account }: Pick<KnownPerson, 'account'>): Promise<number> {
  if (!account) return 0;
  const userId = new Types.ObjectId(account);
  const told = { userId, $or: [{ browserName: { $exists: true } }, { fingerPrintId: { $exists: true } }] };
  const { modifiedCount } = await mongo.sessionLogs.updateMany(told, {
    $unset: { browserName: '', fingerPrintId: '' },
  });
  return modifiedCount;
}

/** Removes failures to index the candidate or one of the resumes. Idempotent. */
export async function removeDeadLetters(
  { mongo }: Deps,
  { candidate, resumes }: Pick<KnownPerson, 'candidate' | 'resumes'>,
): Promise<number> {
  const ids = [...resumes, ...(candidate ? [candidate] : [])];
  return (await mongo.deadLetters.deleteMany({ recordId: { $in: ids } })).deletedCount;
}
