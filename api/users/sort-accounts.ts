import type { UserSortField } from '#api/contract/admin-users.ts';
import type { CurrentUser } from '#api/contract/current-user.ts';

/** As people sort: neither case nor accents count, and 10 comes after 9. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** By one field, the same ones by `_id`, so that no page repeats another's rows. An `_id` sorts by what is shown of it. */
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
