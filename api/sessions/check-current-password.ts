import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { verifyPassword } from './password-hash.ts';

/** Throws 400 unless the text is the account's password, 429 after ten wrong ones in a quarter of an hour. */
export async function checkCurrentPassword(
  { accountLimits }: Pick<Dependencies, 'accountLimits'>,
  { _id, passwordHash }: UserRecord,
  typed: string,
): Promise<void> {
  const id = String(_id);
  await accountLimits.password.take(id);
  if (!(await verifyPassword(passwordHash, typed))) throw new ApiError(400, 'The current password is not correct.');
  await accountLimits.password.forget(id);
}
