import { pause } from '#indexer/pause.ts';
import type { Kafka, PartitionRange } from '#mongo/changes/kafka.ts';

const POLL_EVERY_MS = 50;

/** Number of messages before `ends` that Kafka keeps and a group has not committed. */
export async function lagBehind(kafka: Kafka, groupId: string, topic: string, ends: PartitionRange[]): Promise<number> {
  const committed = await committedBy(kafka, groupId, topic);
  return ends.reduce((lag, { partition, offset, earliest }) => {
    const done = Math.max(committed.get(partition) ?? 0, Number(earliest));
    return lag + Math.max(Number(offset) - done, 0);
  }, 0);
}

/** By partition; -1 for none. */
async function committedBy(kafka: Kafka, groupId: string, topic: string): Promise<Map<number, number>> {
  const offsets = await kafka.committedOffsets(groupId, topic);
  return new Map(offsets.map(({ partition, offset }) => [partition, Number(offset)]));
}

/**
 * Whether Kafka may have lost messages that the group had not processed: it was away for longer than Kafka keeps
 * messages or offsets, or the topic was emptied. True for a group that has committed nothing yet.
 */
export async function mayHaveMissed(kafka: Kafka, groupId: string, topic: string): Promise<boolean> {
  return (await missedPartitions(kafka, groupId, topic)).length > 0;
}

/**
 * Moves the group past what it may have missed, to the oldest messages that Kafka keeps: a partition without messages
 * would otherwise count as missed until its next one. Does nothing while other processes consume for the group.
 */
export async function acceptMissed(kafka: Kafka, groupId: string, topic: string): Promise<void> {
  const missed = await missedPartitions(kafka, groupId, topic);
  if (missed.length === 0) return;
  await kafka.setOffsetsIfIdle(
    groupId,
    topic,
    missed.map(({ partition, earliest }) => ({ partition, offset: earliest })),
  );
}

async function missedPartitions(kafka: Kafka, groupId: string, topic: string): Promise<PartitionRange[]> {
  const committed = await committedBy(kafka, groupId, topic);
  const ends = await kafka.endOffsets(topic);
  if ([...committed.values()].every((offset) => offset < 0)) return ends;
  return ends.filter(({ partition, offset, earliest }) => {
    const next = Math.max(committed.get(partition) ?? 0, 0);
    return next < Number(earliest) || next > Number(offset);
  });
}

/** Resolves when the group has committed everything before these ends; rejects with the signal's reason. */
export async function waitForGroup(
  kafka: Kafka,
  groupId: string,
  topic: string,
  ends: PartitionRange[],
  signal: AbortSignal,
): Promise<void> {
  while ((await lagBehind(kafka, groupId, topic, ends)) > 0) await pause(POLL_EVERY_MS, signal);
}
