import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { readApiConfig } from '#api/http/config.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { startApi } from '#api/main.ts';
import { hashPassword } from '#api/sessions/password-hash.ts';
import { readIndexerConfig } from '#indexer/config.ts';
import { startIndexer } from '#indexer/start-indexer.ts';
import { testNamespace } from '#local/testing/test-namespace.ts';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { accounts } from './accounts.ts';
import { seekerProfile } from './seeker-profile.ts';

/** The running product: API with the built screens, indexer, and its own namespace on the real servers. */
export interface Product {
  /** The base URL for a browser. */
  url: string;
  /** Stores candidates as the product does; resolves when searches find them. */
  addCandidates(records: NewRecord<CandidateRecord>[]): Promise<void>;
  /** The API's own models, for data that no screen creates. */
  deps: Dependencies;
  /** Resolves when searches find everything written so far. */
  searchable(): Promise<void>;
  stop(): Promise<void>;
}

/** `more` adds to the environment, for instance MAIL_URL of a mailbox. */
export async function startProduct(more: Record<string, string> = {}): Promise<Product> {
  const place = testNamespace();
  const env = {
    NODE_ENV: 'test',
    MONGO_URL: place.mongoUrl,
    KAFKA_BROKERS: place.kafkaBrokers,
    ELASTICSEARCH_URL: place.elasticsearchUrl,
    LOG_LEVEL: 'error',
    DATA_DIR: join(tmpdir(), place.namespace),
    ...more,
  };
  const indexer = await startIndexer(readIndexerConfig(env));
  const api = await startApi(readApiConfig({ ...env, PORT: '0' }));
  const { mongo, changes, elasticsearch, kafka } = api.deps;
  for (const [at, { password, ...account }] of Object.values(accounts).entries()) {
    const now = new Date();
    const _id = new Types.ObjectId();
    await mongo.users.create({
      _id,
      id: `USR-90000${at}`,
      ...account,
      passwordHash: await hashPassword(password),
      passwordChangedAt: now,
      emailVerified: true,
      deviceInfos: [],
      createdAt: now,
      updatedAt: now,
    });
    if (account.role === 'job-seeker') await changes.candidates.insert([seekerProfile(_id)]);
  }
  await indexer.processAll();
  return {
    url: `http://127.0.0.1:${api.port}`,
    deps: api.deps,
    searchable: () => indexer.processAll(),
    async addCandidates(records) {
      await changes.candidates.bulkInsert(records);
      await indexer.processAll();
    },
    async stop() {
      await indexer.stop();
      const indices = Object.keys(await elasticsearch.indices.get({ index: `${place.namespace}-*` }));
      await elasticsearch.indices.delete({ index: indices });
      await kafka.deleteTopics(
        ['candidates', 'jobs', 'resumes', 'tasks'].map((topic) => `${place.namespace}.${topic}`),
      );
      await mongo.connection.dropDatabase();
      await api.stop();
      await rm(env.DATA_DIR, { recursive: true, force: true });
    },
  };
}
