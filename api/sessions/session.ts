import type { CurrentUser } from '#api/contract/current-user.ts';

/** A request's session, checked: the record's key and the account it belongs to, as the account's owner sees it. */
export interface Session {
  key: string;
  user: CurrentUser;
}
