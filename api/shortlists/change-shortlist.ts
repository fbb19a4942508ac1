import { Types } from 'mongoose';
import type { CurrentUser } from '#api/http/contract.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError, accountGone } from '#api/http/errors.ts';
import { fullName } from '#api/http/session.ts';
import { notify } from '#api/notifications/notify.ts';
import { dropDeletedReaders } from '#api/saved-searches/change-saved-search.ts';
import { insertWithinLimit, nameKeyOf, nameTaken } from '#api/saved-searches/own-names.ts';
import { accountsOfEmails } from '#api/saved-searches/sharing.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import { mergedInto, unclaimedOwners } from '#mongo/dependents/dependents.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ShortlistRecord } from '#mongo/models/shortlist.ts';
import { SHORTLISTED, SHORTLISTS_OF_ACCOUNT } from './contract.ts';

/** Finds a list that the account may see. Throws 404 if it doesn't exist, or is another account's and not shared. */
export async function findSeenShortlist(mongo: Mongo, id: string, account: string): Promise<ShortlistRecord> {
  const list = await mongo.shortlists.findOne({ _id: new Types.ObjectId(id) }).lean<ShortlistRecord>();
  const readers = list ? [list.owner, ...(list.sharedWith ?? [])] : [];
  if (!list || !readers.some((one) => String(one) === account)) throw new ApiError(404, 'List not found.');
  return list;
}

/** Finds the account's own list. Throws 404 if it is not visible, 403 if it is only shared with the account. */
export async function findShortlist(mongo: Mongo, id: string, account: string): Promise<ShortlistRecord> {
  const list = await findSeenShortlist(mongo, id, account);
  if (String(list.owner) !== account) throw new ApiError(403, 'Only its owner can change a shared list.');
  return list;
}

interface ListChange {
  id: string;
  account: string;
  ids: readonly string[];
}
type Deps = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

const TRIES = 10;

/**
 * Adds existing candidates that are not yet on the list; they are shown before the others, in the given order, since a
 * list is displayed from its end. Throws 400 if the list would get too long.
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
      throw new ApiError(400, `A list can have at most ${SHORTLISTED.toLocaleString('en-IN')} candidates.`);
    }
    // concurrent requests neither add a candidate twice nor exceed the limit
    const hasRoom = { [`candidates.${SHORTLISTED - added.length}`]: { $exists: false } };
    const { matchedCount } = await mongo.shortlists.updateOne(
      { _id: before._id, candidates: { $nin: added }, ...hasRoom },
      { $push: { candidates: { $each: added } }, $max: { updatedAt: now() } },
    );
    if (matchedCount === 0) continue;
    // a command that has claimed a candidate may have read the lists before
    const still = await unclaimedOwners(mongo, 'candidates', added);
    for (const owner of added.filter((one) => !still.has(String(one)))) {
      await afterCreating({ mongo, changes }, 'listPlaces', { _id: before._id, owner });
    }
    return findShortlist(mongo, id, account);
  }
  throw new ApiError(503, 'The list is being changed by others. Please try again.', { retryAfterSeconds: 1 });
}

/**
 * Removes candidates from the list; others are ignored. The place of a candidate that was merged is the kept one's.
 * Throws as addToShortlist does, except for the length.
 */
export async function removeFromShortlist(
  { mongo, now }: Deps,
  { id, account, ids }: ListChange,
): Promise<ShortlistRecord> {
  const { _id } = await findShortlist(mongo, id, account);
  const wanted = ids.map((candidate) => new Types.ObjectId(candidate));
  const pull = (gone: readonly Types.ObjectId[]) =>
    mongo.shortlists.updateOne({ _id }, { $pull: { candidates: { $in: gone } }, $max: { updatedAt: now() } });
  await pull(wanted);
  // read afterwards: a merge that begins later finds no place to move
  const merged = await mongo.mergedCandidates.find({ _id: { $in: wanted } }, { _id: 1 }).lean();
  const followed = await Promise.all(merged.map(({ _id: candidate }) => mergedInto(mongo, candidate)));
  const kept = followed.filter((candidate) => candidate !== null);
  if (kept.length > 0) await pull(kept);
  return findShortlist(mongo, id, account);
}

/** The ids of existing candidates, without duplicates. */
async function existing(mongo: Mongo, ids: readonly string[]): Promise<Types.ObjectId[]> {
  const wanted = [...new Set(ids)].map((id) => new Types.ObjectId(id));
  const found = await mongo.candidates
    .find({ _id: { $in: wanted } }, { deleted: 1 })
    .lean<Pick<CandidateRecord, '_id' | 'deleted'>[]>();
  const there = new Set(found.filter(({ deleted }) => !deleted).map(({ _id }) => String(_id)));
  return wanted.filter((id) => there.has(String(id)));
}

/** Creates an empty list. Throws 400 if the account has reached its limit, 409 if it has one of this name. */
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

interface ShortlistShare {
  list: ShortlistRecord;
  /** Its owner. */
  by: CurrentUser;
  emails: readonly string[];
}

/** Shares a list with exactly these accounts and notifies new ones. Throws 400 naming an email without an account. */
export async function shareShortlist(deps: Dependencies, { list, by, emails }: ShortlistShare): Promise<void> {
  const sharedWith = await accountsOfEmails(deps.mongo, emails, by._id);
  await deps.mongo.shortlists.updateOne({ _id: list._id }, { $set: { sharedWith } });
  const readers = await dropDeletedReaders(deps, 'listReaders', list._id, sharedWith);
  const known = new Set((list.sharedWith ?? []).map(String));
  for (const user of readers.filter((account) => !known.has(String(account)))) {
    await notify(deps, {
      user,
      type: 'system-alert',
      title: 'A list was shared with you',
      description: `${fullName(by)} shared the list “${list.name}” with you.`,
      link: `/shortlists?list=${list._id}`,
    });
  }
}
