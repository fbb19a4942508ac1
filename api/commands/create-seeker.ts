import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { hashPassword } from '#api/sessions/password-hash.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { nextDisplayIds } from '#mongo/next-number.ts';
import { ensureCandidate } from './ensure-candidate.ts';

const EMAIL_TAKEN_MESSAGE = 'An account with this email exists already. Please sign in.';

type NewSeeker = Pick<UserRecord, 'firstName' | 'lastName' | 'contact' | 'email'> & { password: string };

/** Makes a job seeker's account for a verified email, and its candidate record. Throws 409 where the email has one. */
export async function createSeeker(deps: Dependencies, { password, ...details }: NewSeeker): Promise<UserRecord> {
  const { users } = deps.mongo;
  if (await users.exists({ email: details.email })) throw new ApiError(409, EMAIL_TAKEN_MESSAGE);
  const passwordHash = await hashPassword(password);
  const [id = ''] = await nextDisplayIds(deps.mongo, 'users', 1);
  const now = deps.now();
  const user: UserRecord = {
    _id: new Types.ObjectId(),
    id,
    ...details,
    role: 'job-seeker',
    passwordHash,
    passwordChangedAt: now,
    emailVerified: true,
    // the screen sends no form whose checkbox is empty
    termsAcceptedAt: now,
    deviceInfos: [],
    createdAt: now,
    updatedAt: now,
  };
  try {
    await users.insertMany([user]);
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    throw new ApiError(409, EMAIL_TAKEN_MESSAGE, { cause: error });
  }
  await ensureCandidate(deps, user);
  return user;
}
