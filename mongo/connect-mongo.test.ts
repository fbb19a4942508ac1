import { afterAll, beforeAll, expect, test } from 'vitest';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { trackedEntities } from './changes/change-event.ts';
import { namespaceOf } from './configuration/connections-config.ts';
import { connectMongo, type Mongo } from './connect-mongo.ts';
import { nextApplicantIds, nextDisplayIds } from './display-ids.ts';

let mongo: Mongo;
const servers = testNamespace();

beforeAll(async () => {
  mongo = await connectMongo(servers.mongoUrl);
  await mongo.ensureIndexes();
});
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

test('the database name is the namespace', () => {
  expect(mongo.namespace).toBe(servers.namespace);
  expect(namespaceOf('mongodb://u:p@a:1,b:2/jobs?replicaSet=x')).toBe('jobs');
  expect(namespaceOf('mongodb://127.0.0.1:27017')).toBe('recruitment');
});

test('a collection is named as its property', () => {
  for (const name of Object.keys(mongo.connection.models)) {
    expect(mongo[name as 'users'].collection.name).toBe(name);
  }
});

test.each(trackedEntities)('%s keeps records that wait for Kafka in a unique, sparse index', (entity) => {
  const indexes = mongo.connection.model(entity).schema.indexes();
  expect(indexes).toContainEqual([{ unpublished: 1 }, expect.objectContaining({ unique: true, sparse: true })]);
});

test('two stubs, which have neither id nor account, do not collide', async () => {
  const indexes = mongo.candidates.schema.indexes().filter(([, options]) => options.unique);
  expect(indexes.every(([, options]) => options.sparse)).toBe(true);
});

test('creating the indexes again changes nothing', async () => {
  await expect(mongo.ensureIndexes()).resolves.toBeUndefined();
});

test('if no server answers, connecting fails within a few seconds', async () => {
  const started = performance.now();
  await expect(connectMongo('mongodb://127.0.0.1:1/nowhere')).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('concurrent callers receive unique numbers, in order', async () => {
  const lists = await Promise.all(Array.from({ length: 10 }, () => nextApplicantIds(mongo, 5)));
  expect(new Set(lists.flat()).size).toBe(50);
  expect(await nextDisplayIds(mongo, 'jobs', 2)).toEqual(['JOB-000001', 'JOB-000002']);
});
