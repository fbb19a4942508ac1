import { setTimeout as pause } from 'node:timers/promises';
import type { Admin } from 'kafkajs';

const WITHIN_MS = 15_000;
const EVERY_MS = 100;

/**
 * Waits until every partition of these topics has a leader. A topic just made is at first unknown to a busy broker,
 * which the client's own waiting takes for a failure. Rejects with the last answer after 15 s.
 */
export async function awaitTopics(admin: Pick<Admin, 'fetchTopicMetadata'>, topics: string[]): Promise<void> {
  const deadline = performance.now() + WITHIN_MS;
  let last: unknown = new Error(`topics without a leader: ${topics.join(', ')}`);
  while (performance.now() < deadline) {
    try {
      const found = await admin.fetchTopicMetadata({ topics });
      const partitions = found.topics.flatMap((topic) => topic.partitions);
      if (partitions.length > 0 && partitions.every(({ leader }) => leader >= 0)) return;
    } catch (error) {
      last = error;
    }
    await pause(EVERY_MS);
  }
  throw last;
}
