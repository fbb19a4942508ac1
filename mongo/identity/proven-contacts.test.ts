import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import { provenContacts } from './proven-contacts.ts';

let mongo: Mongo;
beforeAll(async () => {
  mongo = await connectMongo(testNamespace().mongoUrl);
});
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

async function account(emailVerified = true) {
  const _id = new Types.ObjectId();
  const email = `${_id}@example.com`;
  // written through the driver: the other fields of an account don't matter here
  await mongo.users.collection.insertOne({ _id, email, emailVerified, id: String(_id) } as never);
  return { _id, email };
}

async function keyed(...keys: [key: string, from?: 'import' | 'account'][]) {
  const _id = new Types.ObjectId();
  await mongo.candidateContacts.insertMany(
    keys.map(([key, from]) => ({ _id: `${key}${_id}`, candidate: _id, ...(from && { from }) })),
  );
  return { _id, is: (...expected: string[]) => expected.map((key) => `${key}${_id}`) };
}

test('an account’s verified email is proven, regardless of its key’s owner', async () => {
  const { _id: user, email } = await account();
  expect(await provenContacts(mongo, { _id: new Types.ObjectId(), user })).toEqual([`email:${email}`]);
});

test('an unverified email is not', async () => {
  const { _id: user } = await account(false);
  expect(await provenContacts(mongo, { _id: new Types.ObjectId(), user })).toEqual([]);
});

test('contacts from an import are proven, with an account and without', async () => {
  const { _id: user, email } = await account();
  const { _id, is } = await keyed(['email:', 'import'], ['phone:', 'import'], ['file:']);
  const own = is('email:', 'phone:', 'file:').toSorted();
  expect((await provenContacts(mongo, { _id })).toSorted()).toEqual(own);
  expect((await provenContacts(mongo, { _id, user })).toSorted()).toEqual([...own, `email:${email}`].toSorted());
});

test('a contact of a job seeker that an earlier release stored without a source is not', async () => {
  const { _id: user, email } = await account();
  const { _id, is } = await keyed(['email:'], ['phone:'], ['file:']);
  expect((await provenContacts(mongo, { _id, user })).toSorted()).toEqual(
    [`email:${email}`, ...is('file:')].toSorted(),
  );
});

test('nor is a contact that only the record contains', async () => {
  const record = {
    _id: new Types.ObjectId(),
    emailAddress: 'other@example.com',
    phoneNumber: { number: '9876500000' },
  };
  expect(await provenContacts(mongo, record)).toEqual([]);
});
