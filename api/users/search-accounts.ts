import type { CurrentUser } from '#api/contract/current-user.ts';

/**
 * The accounts in which each word of `search` is part of a name, the email, the contact or an ID, whatever its case
 * and accents; all of them where nothing is searched for.
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
