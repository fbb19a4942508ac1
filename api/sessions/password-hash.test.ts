import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { ApiError } from '#api/http/errors.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('known devices are checked before a waiting flood', async () => {
  const order: string[] = [];
  const hashed = await hashPassword('Passw0rd!');
  const flood = Array.from({ length: 60 }, () => verifyPassword(hashed, 'guess').then(() => order.push('guess')));
  const known = verifyPassword(hashed, 'Passw0rd!', { first: true }).then(() => order.push('known'));
  await Promise.all([...flood, known]);
  // those that were already running when it arrived
  expect(order.indexOf('known')).toBeLessThanOrEqual(availableParallelism());
});

test('a flood of passwords is hashed a few at a time; a caller who would wait too long gets 503', async () => {
  const hashes = await Promise.allSettled(Array.from({ length: 400 }, () => hashPassword('Passw0rd!')));
  const refused = hashes.filter((hash) => hash.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(ApiError);
    expect(reason).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  }
  const [first] = hashes;
  if (first?.status !== 'fulfilled') throw new Error('the first was refused');
  expect(await verifyPassword(first.value, 'Passw0rd!')).toBe(true);
  expect(await verifyPassword(first.value, 'passw0rd!')).toBe(false);
});
