import type { Types } from 'mongoose';
import { pino } from 'pino';
import { readApiConfig } from '#api/http/config.ts';
import { startApi } from '#api/main.ts';
import { type Send, sender, startTestApi, type TestAnswer, type TestApi } from './test-api.ts';

const SESSION_SECRET = 'one secret for both of the processes under test';

export interface TwoApis {
  first: TestApi;
  /** Signs an account in; the senders call the first and the second API. */
  signInToBoth(user: Types.ObjectId): Promise<[Send, Send]>;
  stop(): Promise<void>;
}

/** Two APIs on one database. Each has its own connections, caches and relay, like two processes. */
export async function startTwoApis(): Promise<TwoApis> {
  const first = await startTestApi({ SESSION_SECRET });
  const { MONGO_URL, KAFKA_BROKERS, ELASTICSEARCH_URL, DATA_DIR } = first.deps.config;
  const config = readApiConfig({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    SESSION_SECRET,
    MONGO_URL,
    ELASTICSEARCH_URL,
    DATA_DIR,
    KAFKA_BROKERS: KAFKA_BROKERS.join(),
  });
  const second = await startApi(config, pino({ level: 'silent' }));
  return {
    first,
    async signInToBoth(user) {
      const cookie = await first.cookieFor(user);
      return [sender(first.url, cookie), sender(`http://127.0.0.1:${second.port}`, cookie)];
    },
    async stop() {
      await second.deps.changes.relay.settled();
      await second.stop();
      await first.stop();
    },
  };
}

/** Sends `times` concurrent requests, alternating between the senders. */
export const atOnce = (
  senders: readonly Send[],
  times: number,
  send: (by: Send, at: number) => Promise<TestAnswer>,
): Promise<TestAnswer[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => send(senders[at % senders.length] as Send, at)));

/** The number of answers by status, in the order of the statuses. */
export function statusCounts(answers: readonly TestAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
