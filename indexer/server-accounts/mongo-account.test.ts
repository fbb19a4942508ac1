import { expect, it } from 'vitest';
import { createMongoAccount } from './mongo-account.ts';

const admin = 'mongodb://root:secret@mongo.invalid/admin';

it('refuses an address without an account', async () => {
  await expect(createMongoAccount(admin, 'mongodb://mongo.invalid/recruitment')).rejects.toThrow('its password');
});

it('refuses the administrator’s own account: it would lose its rights', async () => {
  const own = 'mongodb://root:other@mongo.invalid/recruitment?authSource=admin';
  await expect(createMongoAccount(admin, own)).rejects.toThrow('another account');
});

it('takes an account of the same name in another database for another account', async () => {
  const product = 'mongodb://root:other@mongo.invalid/recruitment';
  await expect(createMongoAccount(admin, product)).rejects.toThrow('mongo.invalid');
});
