import type { CurrentUser } from '#api/contract/current-user.ts';
import type { SessionLogEntry } from '#api/contract/session-history.ts';
import type { SessionLogRecord } from '#mongo/models/session-log.ts';

/** An entry with whose it is; `user` is undefined where the account is gone. */
export function presentSessionLog(log: SessionLogRecord, user: CurrentUser | undefined): SessionLogEntry {
  const details = user && {
    _id: user._id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    contact: user.contact,
  };
  return {
    _id: String(log._id),
    userId: String(log.userId),
    status: log.status,
    ipAddress: log.ipAddress ?? '',
    createdAt: log.createdAt.toISOString(),
    userDetails: details ?? null,
  };
}
