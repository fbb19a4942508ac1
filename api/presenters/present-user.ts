import type { CurrentUser } from '#api/contract/current-user.ts';
import type { UserRecord } from '#mongo/models/user.ts';

/** An account as its owner sees it: nothing of its password or its devices. */
export function presentUser(user: UserRecord): CurrentUser {
  return {
    _id: String(user._id),
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName ?? '',
    email: user.email,
    contact: user.contact ?? '',
    role: user.role,
  };
}
