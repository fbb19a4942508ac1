import { pause } from '#indexer/pause.ts';
import type { Kafka, PartitionOffset } from '#mongo/changes/kafka.ts';

const POLL_EVERY_MS = 50;

/** Number of messages before `ends` that a group has not committed; a partition it never committed counts in full. */
export async function lagBehind(
  kafka: Kafka,
  groupId: string,
  topic: string,
  ends: PartitionOffset[],
): Promise<number> {
  const committed = new Map(
    (await kafka.committedOffsets(groupId, topic)).map(({ partition, offset }) => [partition, Number(offset)]),
  );
  return ends.reduce((lag, { partition, offset }) => {
    const done = Math.max(committed.get(partition) ?? 0, 0);
    return lag + Math.max(Number(offset) - done, 0);
  }, 0);
}

/** Resolves when the group has committed everything before these ends; rejects with the signal's reason. */
export async function waitForGroup(
  kafka: Kafka,
  groupId: string,
  topic: string,
  ends: PartitionOffset[],
  signal: AbortSignal,
): Promise<void> {
  while ((await lagBehind(kafka, groupId, topic, ends)) > 0) await pause(POLL_EVERY_MS, signal);
}
