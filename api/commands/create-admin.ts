import { Types } from 'mongoose';
import { hashPassword } from '#api/sessions/password-hash.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { nextDisplayIds } from '#mongo/next-number.ts';

interface NewAdmin {
  email: string;
  password: string;
  now: Date;
}

/** Makes an admin's account. Gives false, and changes nothing, where an account with that email is there already. */
export async function createAdmin(mongo: Mongo, { email, password, now }: NewAdmin): Promise<boolean> {
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
