import { Types } from 'mongoose';
import { noSuchUser } from '#api/accounts/find-accounts.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { takeOffJobs } from '#api/jobs/change-job.ts';
import { endAllSessions } from '#api/sessions/start-session.ts';
import { can, rolesThatCan } from '#domain/permissions.ts';
import type { CommandContext, CommandKind } from '#mongo/commands/run-commands.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import type { Erased } from './receipt.ts';
import { leaveShares } from './remove-own.ts';

interface Deletion {
  /** An employer's or admin's account, 24 hex digits. */
  user: string;
}

type DeletionPlan = Pick<UserRecord, '_id' | 'role'>;

/**
 * Deletes an employer's or an admin's account with its searches, lists and notifications; an employer's jobs become
 * drafts. Throws 404 if there is none, 409 for the last admin.
 */
export async function deleteAccount({ commands }: Dependencies, user: string): Promise<void> {
  await commands.run(deleteAccountCommand, { user });
}

const managers = { role: { $in: rolesThatCan('accounts.manage') } };

export const deleteAccountCommand: CommandKind<Deletion, DeletionPlan, null> = {
  name: 'delete-account',

  async plan({ mongo }, claims, { user }) {
    const _id = new Types.ObjectId(user);
    const before = await mongo.users.findOne({ _id }, { role: 1 }).lean();
    // of two admins who delete each other, the second finds only one left
    const admins = before && can(before, 'accounts.manage') ? await mongo.users.find(managers, { _id: 1 }).lean() : [];
    const taken = await claims.take('users', [_id, ...admins.map((admin) => admin._id)]);
    if (!before || !taken.some((id) => id.equals(_id))) throw noSuchUser();
    if (can(before, 'accounts.manage') && taken.length < 2)
      throw new ApiError(409, 'The last admin cannot be deleted.');
    return { _id, role: before.role };
  },

  async perform(context, { _id, role }) {
    const { mongo, command } = context;
    await mongo.users.deleteOne({ _id, command });
    await endSignIns(context, _id);
    if (can({ role }, 'jobs.post')) {
      await takeOffJobs(context, _id);
      await mongo.viewHistory.deleteMany({ employer: _id });
    }
    await removeSearches(mongo, _id);
    return null;
  },
};

/** Ends all sessions of a deleted account and removes its notifications and the links that undo its email changes. */
export async function endSignIns(
  { mongo, now }: Pick<CommandContext, 'mongo' | 'now'>,
  _id: Types.ObjectId,
): Promise<Erased> {
  await endAllSessions({ mongo, now }, String(_id));
  const notifications = await mongo.notifications.deleteMany({ user: _id });
  await mongo.notificationFeeds.deleteOne({ _id });
  const emailChanges = await mongo.emailChanges.deleteMany({ user: _id });
  const sessions = await mongo.sessions.deleteMany({ user: _id });
  return {
    notifications: notifications.deletedCount,
    'email changes': emailChanges.deletedCount,
    sessions: sessions.deletedCount,
  };
}

/** Removes saved searches with their alerts, search history, lists and counts of use, and the account from others' shares. */
async function removeSearches(mongo: Mongo, user: Types.ObjectId): Promise<void> {
  const searches = await mongo.savedSearches.find({ owner: user }, { _id: 1 }).lean();
  for (const { _id } of searches) {
    await mongo.searchWatches.deleteOne({ _id });
    await mongo.savedSearches.deleteOne({ _id });
  }
  await mongo.searchHistory.deleteMany({ user });
  await mongo.dailyUsage.deleteMany({ user });
  await mongo.shortlists.deleteMany({ owner: user });
  await leaveShares({ mongo }, user);
}
