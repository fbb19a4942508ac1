import { Types } from 'mongoose';
import type { Page } from 'playwright-core';
import { ensureCandidate } from '#api/candidates/ensure-candidate.ts';
import { hashPassword } from '#api/sessions/password-hash.ts';
import { fillSignIn } from './browser.ts';
import type { Product } from './product.ts';

export const SEEKER_PASSWORD = 'Correct-Horse.9';

/** Signs in a seeker who has just signed up and has only a name and an email. */
export async function signInNewSeeker(page: Page, product: Product, firstName: string): Promise<void> {
  const { mongo } = product.deps;
  const now = new Date();
  const email = `${firstName.toLowerCase()}@example.in`;
  const account = { _id: new Types.ObjectId(), firstName, lastName: 'Rao', email, contact: '9812345670' };
  await mongo.users.create({
    ...account,
    id: `USR-${firstName}`,
    role: 'job-seeker',
    passwordHash: await hashPassword(SEEKER_PASSWORD),
    emailVerified: true,
    deviceInfos: [],
    passwordChangedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await ensureCandidate(product.deps, account);
  await fillSignIn(page, product.url, { email, password: SEEKER_PASSWORD });
}
