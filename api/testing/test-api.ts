import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { type Logger, pino } from 'pino';
import { readApiConfig } from '#api/http/config.ts';
import { SESSION_COOKIE } from '#api/http/cookies.ts';
import { type RunningApi, startApi } from '#api/main.ts';
import { hashPassword } from '#api/sessions/password-hash.ts';
import { startSession } from '#api/sessions/start-session.ts';
import type { Role } from '#domain/roles.ts';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { topicsOf } from '#mongo/changes/topics.ts';
import { nextDisplayIds } from '#mongo/display-ids.ts';
import type { CandidateDocument } from '#search-templates/candidates/document.ts';
import { candidatesIndex } from '#search-templates/candidates/mapping.ts';
import type { IndexDefinition } from '#search-templates/elasticsearch/index-definition.ts';
import type { JobDocument } from '#search-templates/jobs/document.ts';
import { jobsIndex } from '#search-templates/jobs/mapping.ts';

export const PASSWORD = 'Good.Horse7';

export interface TestAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests check answers of every shape
  body: any;
}

interface SendOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** Disconnects once the status is known: for streams that don't end. */
  leave?: boolean;
}

/** Sends one request; a plain object is sent as JSON, any other body unchanged. */
export type Send = (method: string, path: string, options?: SendOptions) => Promise<TestAnswer>;

export interface TestApi extends Omit<RunningApi, 'stop'> {
  url: string;
  namespace: string;
  /** Sends without a session. */
  anyone: Send;
  /** Signs in a new account of that role. */
  as(role: Role): Promise<Send>;
  makeUser(role: Role): Promise<{ _id: Types.ObjectId; email: string }>;
  cookieFor(userId: Types.ObjectId): Promise<string>;
  /** Signs in that account. */
  signIn(userId: Types.ObjectId): Promise<Send>;
  /** Creates the indices with these candidates and jobs, searchable at once. */
  index(candidates: CandidateDocument[], jobs?: JobDocument[]): Promise<void>;
  /** For tests that run its tasks: workers only see topics that existed when they started. */
  makeTopics(): Promise<void>;
  /** Stops the process and keeps the data on the servers: for a second process on the same database. */
  stopProcess(): Promise<void>;
  /** Stops the process and deletes everything that the test left on the servers. */
  stop(): Promise<void>;
}

/** An API on a free port with real servers, in its own namespace; `env` overrides parts of its environment. */
export async function startTestApi(
  env: Record<string, string> = {},
  log: Logger = pino({ level: 'silent' }),
): Promise<TestApi> {
  const at = testNamespace();
  const config = readApiConfig({
    NODE_ENV: 'test',
    PORT: '0',
    MONGO_URL: at.mongoUrl,
    KAFKA_BROKERS: at.kafkaBrokers,
    ELASTICSEARCH_URL: at.elasticsearchUrl,
    LOG_LEVEL: 'silent',
    DATA_DIR: join(tmpdir(), at.namespace),
    ...env,
  });
  const api = await startApi(config, log);
  const { deps } = api;
  const passwordHash = await hashPassword(PASSWORD);
  const indices: string[] = [];
  const groups: string[] = [];
  const url = `http://127.0.0.1:${api.port}`;
  const device = { browserName: 'test', fingerPrintId: 'test', ipAddress: '127.0.0.1' };
  const cookieFor = async (userId: Types.ObjectId) => {
    const account = await deps.mongo.users.findOne({ _id: userId }, { passwordVersion: 1 }).lean();
    return `${SESSION_COOKIE}=${await startSession(deps, account ?? { _id: userId }, device)}`;
  };

  const signIn = async (userId: Types.ObjectId) => sender(url, await cookieFor(userId));

  async function makeUser(role: Role) {
    const [id] = await nextDisplayIds(deps.mongo, 'users', 1);
    const _id = new Types.ObjectId();
    const now = new Date();
    const email = `${_id}@example.com`;
    const user = { _id, id, firstName: 'Asha', lastName: 'Rao', email, role, passwordHash, emailVerified: true };
    await deps.mongo.users.insertMany([{ ...user, passwordChangedAt: now, createdAt: now, updatedAt: now }]);
    return { _id, email };
  }

  async function makeIndex(kind: 'candidates' | 'jobs', definition: IndexDefinition, documents: { id: string }[]) {
    const alias = `${at.namespace}-${kind}`;
    const index = `${alias}-20260101000000-000000`;
    await deps.elasticsearch.indices.create({ index, ...definition, aliases: { [alias]: {} } });
    indices.push(index);
    if (documents.length === 0) return;
    const operations = documents.flatMap((document) => [{ index: { _id: document.id } }, document]);
    const { errors } = await deps.elasticsearch.bulk({ index, operations, refresh: true });
    if (errors) throw new Error('a test document was rejected');
  }

  return {
    ...api,
    url,
    namespace: at.namespace,
    anyone: sender(url),
    makeUser,
    cookieFor,
    signIn,
    as: async (role) => signIn((await makeUser(role))._id),
    async index(candidates, jobs = []) {
      await makeIndex('candidates', candidatesIndex, candidates);
      await makeIndex('jobs', jobsIndex, jobs);
    },
    async makeTopics() {
      await deps.kafka.ensureTopics(at.namespace);
      groups.push(`${at.namespace}-tasks`);
    },
    stopProcess: api.stop,
    async stop() {
      await deps.changes.relay.settled();
      if (indices.length > 0) await deps.elasticsearch.indices.delete({ index: indices });
      await deps.kafka.deleteTopics(topicsOf(at.namespace)).catch(() => undefined);
      for (const group of groups) await deps.kafka.deleteGroup(group);
      await deps.mongo.connection.dropDatabase().catch(() => undefined);
      await api.stop();
      await rm(join(tmpdir(), at.namespace), { recursive: true, force: true });
    },
  };
}

export function sender(url: string, cookie?: string): Send {
  return async (method, path, { body, headers = {}, leave = false } = {}) => {
    const json = body !== undefined && typeof body === 'object' && !(body instanceof FormData);
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...(json && { 'content-type': 'application/json' }), ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body: json ? JSON.stringify(body) : (body as BodyInit) }),
    });
    if (leave) await response.body?.cancel();
    const text = leave ? '' : await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson && !leave ? JSON.parse(text) : text };
  };
}
