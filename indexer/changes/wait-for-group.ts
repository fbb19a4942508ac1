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
 * Runs `repair` if Kafka may have lost messages that the group had not processed: it was away for longer than Kafka keeps
 * messages or offsets, or the topic was emptied. Also for a group that has committed nothing yet. If `repair` returns
 * true, moves the group past the loss, to the oldest messages that Kafka keeps: a partition without messages would
 * otherwise count as missed until its next one. That is only done while no other process consumes for the group.
 */
export async function repairMissed(
  kafka: Kafka,
  groupId: string,
  topic: string,
  repair: () => Promise<boolean>,
): Promise<void> {
  const { isPossible, outside } = await readLoss(kafka, groupId, topic);
  if (!isPossible || !(await repair()) || outside.length === 0) return;
  // only now: if the process dies before, the next start finds the loss again
  const offsets = outside.map(({ partition, earliest }) => ({ partition, offset: earliest }));
  await kafka.setOffsetsIfIdle(groupId, topic, offsets);
}

/**
 * Whether the group may have missed messages, and the partitions whose next message for it is outside of those that
 * Kafka keeps. A group that has committed nothing may have none: it begins with the first message.
 */
export async function readLoss(
  kafka: Kafka,
  groupId: string,
  topic: string,
): Promise<{ isPossible: boolean; outside: PartitionRange[] }> {
  const committed = await committedBy(kafka, groupId, topic);
  const outside = (await kafka.endOffsets(topic)).filter(({ partition, offset, earliest }) => {
    const next = Math.max(committed.get(partition) ?? 0, 0);
    return next < Number(earliest) || next > Number(offset);
  });
  const isNew = [...committed.values()].every((offset) => offset < 0);
  return { isPossible: isNew || outside.length > 0, outside };
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
