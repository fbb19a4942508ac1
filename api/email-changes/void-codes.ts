import type { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';

/**
 * Voids the open codes of these emails, and those with which the account could take another one. The records stay:
 * resends are limited by them.
 */
export async function voidCodes(
  { mongo }: Pick<Dependencies, 'mongo'>,
  user: Types.ObjectId,
  emails: readonly string[],
): Promise<void> {
  const key = `change-email:${user}`;
  const none = { $unset: { codeHash: '', browserTokenHash: '', verifiedAt: '' } };
  await mongo.otps.updateMany({ email: { $in: emails } }, none);
  // every key that begins with `change-email:<account>:`, as ; follows :
  await mongo.otps.updateMany({ _id: { $gte: `${key}:`, $lt: `${key};` } }, none);
}
