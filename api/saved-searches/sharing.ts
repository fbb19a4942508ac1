import type { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import { can } from '#domain/permissions.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { UserRecord } from '#mongo/models/user.ts';

/** Finds the accounts to share a search with, except its owner's. Throws 400 naming an email without an account. */
export async function accountsOfEmails(
  mongo: Mongo,
  emails: readonly string[],
  owner: string,
): Promise<Types.ObjectId[]> {
  const accounts: Types.ObjectId[] = [];
  for (const email of new Set(emails)) {
    const user = await mongo.users.findOne({ email }).lean<UserRecord>();
    // a job seeker's account gets the same answer as none, so that this doesn't reveal who has one
    if (!user || !can(user, 'searches.keep')) throw new ApiError(400, `No employer account has the email ${email}.`);
    if (String(user._id) !== owner) accounts.push(user._id);
  }
  return accounts;
}
