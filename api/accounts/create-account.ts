import { Types } from 'mongoose';
import { ensureCandidate } from '#api/candidates/ensure-candidate.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { hashPassword } from '#api/sessions/password-hash.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { nextDisplayIds } from '#mongo/display-ids.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { UserRecord } from '#mongo/models/user.ts';

interface NewAdmin {
  email: string;
  password: string;
  now: Date;
}

/** Creates an admin account. Returns false and changes nothing if an account with that email exists. */
export async function createAdminAccount(mongo: Mongo, { email, password, now }: NewAdmin): Promise<boolean> {
  const address = email.trim().toLowerCase();
  if (await mongo.users.exists({ email: address })) return false;
  const [id] = await nextDisplayIds(mongo, 'users', 1);
  await mongo.users.insertMany([
    {
      _id: new Types.ObjectId(),
      id,
      firstName: 'Admin',
      lastName: '',
      email: address,
      role: 'admin',
      passwordHash: await hashPassword(password),
      passwordChangedAt: now,
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
    },
  ]);
  return true;
}

const TAKEN_MESSAGE = 'An account with this email exists already.';

type NewAccount = Pick<UserRecord, 'firstName' | 'lastName' | 'contact' | 'email' | 'role'> & { password: string };

/** Creates the account that an admin asks for. Throws 409 if the email is taken. */
export async function createAccount(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  { password, ...details }: NewAccount,
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
    passwordHash,
    passwordChangedAt: at,
    // the address is unconfirmed: no mail has been opened there yet
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

const EMAIL_TAKEN_MESSAGE = 'An account with this email exists already. Please sign in.';

type NewSeeker = Pick<UserRecord, 'firstName' | 'lastName' | 'contact' | 'email'> & { password: string };

/** Creates a job seeker's account for a verified email, and its candidate record. Throws 409 if the email is taken. */
export async function createSeekerAccount(
  deps: Dependencies,
  { password, ...details }: NewSeeker,
): Promise<UserRecord> {
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
    // the form can only be sent with the checkbox ticked
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
