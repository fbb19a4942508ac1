import { type Model, Types } from 'mongoose';
import { leaveGroups } from '#api/candidates/leave-groups.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { removeReadings } from '#api/profile/resume-reading.ts';
import { removePicture } from '#api/profile/side-effects.ts';
import { placesThat } from '#mongo/erasure/personal-data.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import type { FileRecord } from '#mongo/models/file.ts';
import type { KnownPerson } from './known-person.ts';
import { type Erased, sumErased } from './receipt.ts';
import type { ErasedKind } from './receipt-contract.ts';

type Deps = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

/**
 * Removes what belongs to the person by key: records attached to the candidate and the account, resumes, photo, codes.
 * The two records themselves stay. Idempotent: repeated after a crash, it removes what is left, and after the records
 * are gone, what concurrent requests have added.
 */
export async function removeOwned(deps: Deps, person: KnownPerson): Promise<Erased> {
  const { candidate, account } = person;
  const parts: Erased[] = [
    { resumes: await removeResumes(deps, person) },
    { photos: await removePhotos(deps, person) },
    { 'failed index changes': await removeDeadLetters(deps, person) },
    { 'one-time codes': await removeCodes(deps, person) },
    { 'devices in security logs': await forgetDevices(deps, person) },
  ];
  if (candidate) {
    parts.push(await removeByKey(deps, 'candidate', candidate));
    await leaveGroups(deps.mongo, new Types.ObjectId(candidate));
  }
  if (account) {
    parts.push({ notifications: await removeTicketNotifications(deps, account) });
    parts.push(await removeByKey(deps, 'account', account));
    await removeOwnReadings(deps, person);
  }
  return sumErased(parts);
}

/** Removes an account from the searches and shortlists that others shared with it. Idempotent. */
export async function leaveShares({ mongo }: Pick<Dependencies, 'mongo'>, account: Types.ObjectId): Promise<void> {
  for (const { collection, path, held } of placesThat('key')) {
    if (held.of !== 'account' || held.effect !== 'remove entry') continue;
    const model = mongo[collection] as unknown as Model<unknown>;
    await model.updateMany({ [path]: account }, { $pull: { [path]: account } });
  }
}

/**
 * Removes the resumes that the record names and any others that name the candidate, such as an upload stored just
 * before it was linked. Idempotent.
 */
async function removeResumes(
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

/**
 * Removes the photo behind the link and the files that the account stored. Returns the number of photos. Idempotent.
 */
async function removePhotos(deps: Deps, { photo, account }: Pick<KnownPerson, 'photo' | 'account'>): Promise<number> {
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

/** Removes the account's parsed resumes. Idempotent. */
async function removeOwnReadings(deps: Deps, { account }: Pick<KnownPerson, 'account'>): Promise<void> {
  if (account) await removeReadings(deps, new Types.ObjectId(account));
}

/** Removes one-time codes sent to an email of the person or for a change of the account's email. Idempotent. */
async function removeCodes(
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

/**
 * Removes browser and device from the account's security log; time, address and kind of each sign-in are kept.
 * Idempotent.
 */
async function forgetDevices({ mongo }: Deps, { account }: Pick<KnownPerson, 'account'>): Promise<number> {
  if (!account) return 0;
  const userId = new Types.ObjectId(account);
  const withDevice = { userId, $or: [{ browserName: { $exists: true } }, { fingerPrintId: { $exists: true } }] };
  const { modifiedCount } = await mongo.sessionLogs.updateMany(withDevice, {
    $unset: { browserName: '', fingerPrintId: '' },
  });
  return modifiedCount;
}

/** Removes dead letters of the candidate and its resumes. Idempotent. */
async function removeDeadLetters(
  { mongo }: Deps,
  { candidate, resumes }: Pick<KnownPerson, 'candidate' | 'resumes'>,
): Promise<number> {
  const ids = [...resumes, ...(candidate ? [candidate] : [])];
  return (await mongo.deadLetters.deleteMany({ recordId: { $in: ids } })).deletedCount;
}

/**
 * Removes every record that the table of personal data links to this candidate or account, and removes it from others'
 * lists. Idempotent.
 */
async function removeByKey(
  { mongo }: Pick<Dependencies, 'mongo'>,
  of: 'candidate' | 'account',
  id: string,
): Promise<Erased> {
  const key = new Types.ObjectId(id);
  const parts: Erased[] = [];
  for (const { collection, path, held } of placesThat('key')) {
    if (held.of !== of) continue;
    const model = mongo[collection] as unknown as Model<unknown>;
    const count =
      held.effect === 'remove record'
        ? (await model.deleteMany({ [path]: key })).deletedCount
        : (await model.updateMany({ [path]: key }, { $pull: { [path]: key } })).modifiedCount;
    parts.push({ [held.counts as ErasedKind]: count });
  }
  return sumErased(parts);
}

/** Removes the admins' notifications about the account's tickets. */
async function removeTicketNotifications({ mongo }: Pick<Dependencies, 'mongo'>, account: string): Promise<number> {
  const tickets = await mongo.tickets.find({ user: new Types.ObjectId(account) }, { ticketId: 1 }).lean();
  const links = tickets.map(({ ticketId }) => `/tickets/${ticketId}`);
  return (await mongo.notifications.deleteMany({ link: { $in: links } })).deletedCount;
}
