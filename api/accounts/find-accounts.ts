import { Types } from 'mongoose';
import type { CurrentUser } from '#api/http/contract.ts';
import { ApiError } from '#api/http/errors.ts';
import { presentedFields, presentUser } from '#api/http/session.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import type { UserSortField } from './contract.ts';

/** Finds an account by id (24 hex digits). Throws 404 if there is none. */
export async function findUser(mongo: Mongo, id: string): Promise<UserRecord> {
  const user = await mongo.users.findOne({ _id: new Types.ObjectId(id) }).lean<UserRecord>();
  if (!user) throw noSuchUser();
  return user;
}

export const noSuchUser = () => new ApiError(404, 'User not found.');

export interface Account extends CurrentUser {
  /** Time of the last sign-in, or of creation. */
  seenAt: Date;
}

/** Fields shown in lists. */
const SHOWN = { ...presentedFields, lastSignInAt: 1, createdAt: 1 } as const;

/**
 * Reads every account (a few hundred bytes each) to be searched and sorted in memory. With `ids`, only those that
 * exist.
 */
export async function readAccounts(mongo: Mongo, ids?: readonly Types.ObjectId[]): Promise<Account[]> {
  const distinct = ids && [...new Map(ids.map((id) => [String(id), id])).values()];
  const users = await mongo.users.find(distinct ? { _id: { $in: distinct } } : {}, SHOWN).lean<UserRecord[]>();
  return users.map((user) => ({ ...presentUser(user), seenAt: user.lastSignInAt ?? user.createdAt }));
}

/**
 * Returns the accounts in which each word of `search` matches part of a name, the email, the contact or an ID, ignoring
 * case and accents. An empty search returns all.
 */
export function searchAccounts<Account extends CurrentUser>(accounts: Account[], search: string): Account[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return accounts;
  return accounts.filter(({ _id, id, firstName, lastName, email, contact }) => {
    const text = folded([_id, id, firstName, lastName, email, contact].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Ignores case and accents; sorts 10 after 9. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Sorts by one field, then by `_id` so that pages never repeat a row. An `_id` sorts by its displayed form. */
export function sortAccounts<Account extends CurrentUser>(
  accounts: Account[],
  field: UserSortField,
  order: 'asc' | 'desc',
): Account[] {
  const sign = order === 'asc' ? 1 : -1;
  const key = (account: Account) => (field === '_id' ? account._id.slice(-6) : account[field]);
  const plain = field === '_id';
  return accounts.toSorted((one, other) => {
    const found = plain ? byCodeUnits(key(one), key(other)) : compare(key(one), key(other));
    return sign * (found || byCodeUnits(one._id, other._id));
  });
}

const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
