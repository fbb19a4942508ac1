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
  try {
    await mongo.users.updateOne({ _id: new Types.ObjectId(userId) }, { $set: { ...details, updatedAt: now() } });
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    throw new ApiError(409, 'Another account has this email.', { cause: error });
  }
}
