import { type TrackedEntity, trackedEntities } from './change-event.ts';

/** Partitions of each topic: as many indexer processes can share one index's work. */
export const PARTITIONS = 3;

export const topicOf = (namespace: string, entity: TrackedEntity): string => `${namespace}.${entity}`;

export const topicsOf = (namespace: string): string[] => trackedEntities.map((entity) => topicOf(namespace, entity));
