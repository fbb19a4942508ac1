import { setTimeout as pause } from 'node:timers/promises';
import type { Admin } from 'kafkajs';
import { type TrackedEntity, trackedEntities } from './change-event.ts';

/** Partitions of each topic: the number of indexer processes that can share one index's work. */
export const PARTITIONS = 3;

/** The topic for a collection's changes. */
export const topicOf = (namespace: string, entity: TrackedEntity): string => `${namespace}.${entity}`;

/** Every topic of a namespace. */
export const topicsOf = (namespace: string): string[] => trackedEntities.map((entity) => topicOf(namespace, entity));

const WITHIN_MS = 15_000;
const EVERY_MS = 100;

/**
 * Waits until every partition of these topics returns its offsets. A busy broker may not know a new topic or its leader
 * yet, and the client treats that as a failure. Rejects with the last error after 15 s.
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

/**
 * The names of all topics. If the connection breaks meanwhile, the client destructures metadata that it no longer has;
 * a retry would take its TypeError for a defect.
 */
export async function topicNames(admin: Pick<Admin, 'listTopics'>): Promise<Set<string>> {
  try {
    return new Set(await admin.listTopics());
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error('The connection to Kafka was lost', { cause: error });
  }
}
