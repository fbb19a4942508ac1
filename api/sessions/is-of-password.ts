import type { SessionRecord } from '#mongo/models/session.ts';
import type { UserRecord } from '#mongo/models/user.ts';

/** Whether a session began with the account's present password. A counter, since processes' clocks differ. */
export const isOfPassword = (
  session: Pick<SessionRecord, 'passwordVersion'>,
  account: Pick<UserRecord, 'passwordVersion'>,
): boolean => (session.passwordVersion ?? 0) === (account.passwordVersion ?? 0);
