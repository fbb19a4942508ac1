import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { UserRecord } from '#mongo/models/user.ts';

type Details = Pick<UserRecord, 'firstName' | 'lastName' | 'email' | 'contact'>;

/** Changes an account's name, email and contact; a new email must have been verified. Throws 409 where it is taken. */
export async function changeUserDetails(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  userId: string,
  details: Details,
): Promise<void> {
  const _id = new Types.ObjectId(userId);
  const before = await mongo.users.findOne({ _id }, { firstName: 1, lastName: 1 }).lean<UserRecord>();
  const former = before && nameOf(before) !== nameOf(details) ? { $addToSet: { formerNames: nameOf(before) } } : {};
  try {
    await mongo.users.updateOne({ _id }, { $set: { ...details, updatedAt: now() }, ...former });
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    throw new ApiError(409, 'Another account has this email.', { cause: error });
  }
}

const nameOf = ({ firstName, lastName }: Pick<UserRecord, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');
