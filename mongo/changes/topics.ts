import { setTimeout as pause } from 'node:timers/promises';
import type { Admin } from 'kafkajs';
import { type TrackedEntity, trackedEntities } from './change-event.ts';

/** Partitions of each topic: as many indexer processes can share one index's work. */
export const PARTITIONS = 3;

/** Where a collection's changes are announced. */
export const topicOf = (namespace: string, entity: TrackedEntity): string => `${namespace}.${entity}`;

/** Every topic of a namespace. */
export const topicsOf = (namespace: string): string[] => trackedEntities.map((entity) => topicOf(namespace, entity));

const WITHIN_MS = 15_000;
const EVERY_MS = 100;

/**
 * Waits until every partition of these topics answers with its offsets. A topic just made is at first unknown to a
 * busy broker, and its leader does not know of it yet, which the client's own waiting takes for failures. Rejects
 * with the last answer after 15 s.
 */
export async function awaitTopics(admin: Pick<Admin, 'fetchTopicOffsets'>, topics: string[]): Promise<void> {
  const deadline = performance.now() + WITHIN_MS;
  for (const topic of topics) {
    while (!(await answers(admin, topic, performance.now() >= deadline))) await pause(EVERY_MS);
  }
}

async function answers(admin: Pick<Admin, 'fetchTopicOffsets'>, topic: string, isLastTry: boolean): Promise<boolean> {
  try {
    await admin.fetchTopicOffsets(topic);
    return true;
  } catch (error) {
    if (isLastTry) throw error;
    return false;
  }
}
