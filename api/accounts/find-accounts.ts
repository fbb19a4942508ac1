import { type QueryFilter, Types } from 'mongoose';
import type { CurrentUser } from '#api/http/contract.ts';
import { ApiError } from '#api/http/errors.ts';
import { literalPattern } from '#api/http/request.ts';
import { presentedFields, presentUser } from '#api/http/session.ts';
import { type Role, roles } from '#domain/roles.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { foldedText, listedNames, partsOf, shownPart, sortKey } from '#mongo/models/listed-account.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import type { ListPosition, UserSortField } from './contract.ts';

/** Finds an account by id (24 hex digits). Throws 404 if there is none. */
export async function findUser(mongo: Mongo, id: string): Promise<UserRecord> {
  const user = await mongo.users.findOne({ _id: new Types.ObjectId(id) }).lean<UserRecord>();
  if (!user) throw noSuchUser();
  return user;
}

export const noSuchUser = () => new ApiError(404, 'User not found.');

/** Reads those of the accounts that exist. */
export async function readAccounts(mongo: Mongo, ids: readonly Types.ObjectId[]): Promise<CurrentUser[]> {
  const distinct = [...new Map(ids.map((id) => [String(id), id])).values()];
  const users = await mongo.users.find({ _id: { $in: distinct } }, presentedFields).lean<UserRecord[]>();
  return users.map(presentUser);
}

interface Wanted {
  /** Each word is part of a name, the email, the contact or an ID, ignoring case and accents. Empty: all accounts. */
  search: string;
  role?: Role | undefined;
  /** Only this account. */
  own?: Types.ObjectId | undefined;
}

type Filter = QueryFilter<UserRecord>;

/** Indexes begin with the role, so that they have an order within one role and, by `$in`, across all. */
export function accountFilter({ search, role, own }: Wanted): Filter {
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const parts = partsOf(longest);
  return {
    ...(own && { _id: own }),
    role: role ?? { $in: [...roles] },
    // implied by the words: lets the server start from an index if few accounts have these parts
    ...(parts.length > 0 && { $or: listedNames.map((name) => ({ [`listed.${name}.parts`]: { $all: parts } })) }),
    ...(words.length > 0 && { $and: words.map(isPartOfAny) }),
  };
}

const isPartOfAny = (word: string): Filter => {
  const $regex = literalPattern(word);
  return { $or: listedNames.map((name) => ({ [`listed.${name}.text`]: { $regex } })) };
};

interface Order {
  field: UserSortField;
  order: 'asc' | 'desc';
}

interface ListPage extends Order {
  page: number;
  perPage: number;
  /** From the page before: this one begins behind its last row, even if rows were added or removed in between. */
  after?: ListPosition | undefined;
}

/** A page of the accounts that match, and how many match. Accounts of equal value are in the order of their `_id`. */
export async function readAccountPage(
  { users }: Mongo,
  filter: Filter,
  { page, perPage, after, ...order }: ListPage,
): Promise<{ accounts: CurrentUser[]; total: number; next: string | null }> {
  const direction = order.order === 'asc' ? 1 : -1;
  const [found, total] = await Promise.all([
    users
      .find(after ? { $and: [filter, behind(after, order)] } : filter, presentedFields)
      .sort({ [pathOf(order.field)]: direction, _id: direction })
      .skip(after ? 0 : (page - 1) * perPage)
      .limit(perPage)
      .lean<UserRecord[]>(),
    users.countDocuments(filter),
  ]);
  const accounts = found.map(presentUser);
  const last = accounts.length === perPage ? accounts.at(-1) : undefined;
  return { accounts, total, next: last ? positionOf(last, order.field) : null };
}

/** Where a list's field is in the record. */
const pathOf = (field: UserSortField): string =>
  field === 'role' ? 'role' : `listed.${field === '_id' ? 'number' : field}.sort`;

function behind({ _id, value }: ListPosition, { field, order }: Order): Filter {
  const path = pathOf(field);
  const key = field === '_id' || field === 'role' ? value : sortKey(value);
  const id = new Types.ObjectId(_id);
  return order === 'asc'
    ? { [path]: { $gte: key }, $or: [{ [path]: { $gt: key } }, { _id: { $gt: id } }] }
    : { [path]: { $lte: key }, $or: [{ [path]: { $lt: key } }, { _id: { $lt: id } }] };
}

const positionOf = (account: CurrentUser, field: UserSortField): string =>
  `${account._id}:${field === '_id' ? shownPart(account._id) : account[field]}`;

/** More than a search by a whole name finds; a filter with many more ids would be slow. */
const MOST_FOUND = 1_000;
export const TOO_MANY_MESSAGE = `More than ${MOST_FOUND.toLocaleString('en')} accounts match. Please enter more of the name, the email, the contact or the ID.`;

/** The ids of the accounts that match. Throws 400 if there are too many for a filter. */
export async function findAccountIds({ users }: Mongo, wanted: Wanted): Promise<Types.ObjectId[]> {
  const found = await users
    .find(accountFilter(wanted), { _id: 1 })
    .limit(MOST_FOUND + 1)
    .lean<Pick<UserRecord, '_id'>[]>();
  if (found.length > MOST_FOUND) throw new ApiError(400, TOO_MANY_MESSAGE);
  return found.map(({ _id }) => _id);
}
