import type { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { eraseOfAccount } from '#api/erasure/erase-of-account.ts';
import { type Erased, sumErased } from '#api/erasure/erased.ts';
import { ApiError } from '#api/errors.ts';
import { removeReadings } from '#api/resume-readings/remove-readings.ts';
import { endAllSessions } from '#api/sessions/end-session.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { eraseCandidate } from './erase-candidate.ts';
import { takeOffJobs } from './take-off-jobs.ts';

/**
 * Deletes an account: its sessions end, and with it goes what is its own. A job seeker's candidate goes from the
 * index within a minute, an employer's jobs become drafts. The account goes last, so that a deletion that broke off
 * can be asked for again. Throws 409 for the last admin. Gives how much of each kind was removed.
 */
export async function deleteUser(deps: Dependencies, user: UserRecord): Promise<Erased> {
  const { mongo } = deps;
  if (user.role === 'admin') return deleteAdmin(deps, user);
  const own = await removeWhatIsOwn(deps, user);
  const { deletedCount } = await mongo.users.deleteOne({ _id: user._id });
  // what a request that was under way has added meanwhile; from now on there is nobody to sign in
  return sumErased([own, { account: deletedCount }, await removeWhatIsOwn(deps, user)]);
}

/** The account first: of two admins who delete each other, one comes back. */
async function deleteAdmin(deps: Dependencies, user: UserRecord): Promise<Erased> {
  const { users } = deps.mongo;
  const stored = await users.collection.findOne({ _id: user._id });
  await users.deleteOne({ _id: user._id });
  if ((await users.countDocuments({ role: 'admin' })) === 0) {
    if (stored) await users.collection.insertOne(stored);
    throw new ApiError(409, 'The last admin cannot be deleted.');
  }
  return sumErased([{ account: 1 }, await removeWhatIsOwn(deps, user)]);
}

async function removeWhatIsOwn(deps: Dependencies, user: UserRecord): Promise<Erased> {
  const { mongo } = deps;
  const { _id, role } = user;
  await endAllSessions(deps, String(_id));
  const parts: Erased[] = [];
  if (role === 'job-seeker') {
    const candidate = await mongo.candidates.findOne({ user: _id }, { _id: 1 }).lean();
    if (candidate) parts.push(await eraseCandidate(deps, candidate._id));
    parts.push(await eraseOfAccount(deps, user));
    await removeReadings(deps, _id);
  }
  if (role === 'employer') {
    await takeOffJobs(deps, _id);
    await mongo.viewHistory.deleteMany({ employer: _id });
  }
  if (role !== 'job-seeker') await removeSearches(mongo, _id);
  const notifications = await mongo.notifications.deleteMany({ user: _id });
  await mongo.notificationFeeds.deleteOne({ _id });
  const sessions = await mongo.sessions.deleteMany({ user: _id });
  return sumErased([...parts, { notifications: notifications.deletedCount, sessions: sessions.deletedCount }]);
}

/** Saved searches with their alerts, the history of searches, and shortlists. */
async function removeSearches(mongo: Mongo, user: Types.ObjectId): Promise<void> {
  const searches = await mongo.savedSearches.find({ owner: user }, { _id: 1 }).lean();
  for (const { _id } of searches) {
    await mongo.searchWatches.deleteOne({ _id });
    await mongo.savedSearches.deleteOne({ _id });
  }
  await mongo.searchHistory.deleteMany({ user });
  await mongo.shortlists.deleteMany({ owner: user });
  await mongo.savedSearches.updateMany({ sharedWith: user }, { $pull: { sharedWith: user } });
}
