import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { hashPassword } from '#api/sessions/password-hash.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { nextDisplayIds } from '#mongo/next-number.ts';

const TAKEN_MESSAGE = 'An account with this email exists already.';

type NewEmployer = Pick<UserRecord, 'firstName' | 'lastName' | 'contact' | 'email'> & { password: string };

/** Makes an employer's account. Throws 409 where the email has one. */
export async function createEmployer(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  { password, ...details }: NewEmployer,
  createdBy: string,
): Promise<void> {
  const { users } = mongo;
  if (await users.exists({ email: details.email })) throw new ApiError(409, TAKEN_MESSAGE);
  const passwordHash = await hashPassword(password);
  const [id = ''] = await nextDisplayIds(mongo, 'users', 1);
  const at = now();
  const user: UserRecord = {
    _id: new Types.ObjectId(),
    id,
    ...details,
    role: 'employer',
    passwordHash,
    passwordChangedAt: at,
    // nobody has opened a mail there yet
    emailVerified: false,
    deviceInfos: [],
    createdAt: at,
    createdBy: new Types.ObjectId(createdBy),
    updatedAt: at,
  };
  try {
    await users.insertMany([user]);
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    throw new ApiError(409, TAKEN_MESSAGE, { cause: error });
  }
}
