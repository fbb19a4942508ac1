import kafkajs, { type Kafka as KafkaJs } from 'kafkajs';

export interface PartitionOffset {
  partition: number;
  offset: string;
}

/** The group has running members. */
export class GroupIsRunning extends Error {
  override name = 'GroupIsRunning';
}

/**
 * Commits the offsets of a group without running members; throws GroupIsRunning if it has any. A consumer joins the group
 * for it. The client's own `admin.setOffsets` does the same, but waits for ever if its consumer ends in the meantime.
 */
export async function setGroupOffsets(
  client: KafkaJs,
  groupId: string,
  topic: string,
  offsets: readonly PartitionOffset[],
): Promise<void> {
  const retry = { retries: 5, restartOnFailure: async () => false };
  const consumer = client.consumer({ groupId, allowAutoTopicCreation: false, retry });
  let crash: Error | undefined;
  consumer.on('consumer.crash', ({ payload }) => {
    crash = payload.error;
  });
  let isCommitted = false;
  consumer.on('consumer.commit_offsets', () => {
    isCommitted = true;
  });
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic] });
    const { state } = await consumer.describeGroup();
    if (state !== 'Empty' && state !== 'Dead') throw new GroupIsRunning(`The group ${groupId} is running (${state})`);
    const joined = consumer.run({ autoCommit: false, eachBatch: async () => undefined });
    // at once: where an offset is out of range, a fetch commits another one
    consumer.pause([{ topic }]);
    await joined;
    if (crash) throw crash;
    await consumer.commitOffsets(offsets.map(({ partition, offset }) => ({ topic, partition, offset })));
    // a consumer that has ended commits nothing and says nothing
    if (!isCommitted) throw crash ?? new kafkajs.KafkaJSError(`The consumer of ${groupId} ended before its commit`);
  } finally {
    await Promise.allSettled([consumer.disconnect()]);
  }
}
