import { type TrackedEntity, trackedEntities } from './change-event.ts';

/** Partitions of each topic: as many indexer processes can share one index's work. */
export const PARTITIONS = 3;

/** Where a collection's changes are announced. */
export const topicOf = (namespace: string, entity: TrackedEntity): string => `${namespace}.${entity}`;

/** Every topic of a namespace. */
export const topicsOf = (namespace: string): string[] => trackedEntities.map((entity) => topicOf(namespace, entity));
