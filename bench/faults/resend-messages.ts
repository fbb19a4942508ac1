import type { Kafka, OutgoingMessage } from '#mongo/changes/kafka.ts';
import { topicsOf } from '#mongo/changes/topics.ts';
import { shuffled } from '../pairs/random.ts';

export interface Resender {
  /** Sends this share of the messages so far once more, in another order. */
  resend(share: number, random: () => number): Promise<void>;
  stop(): Promise<void>;
}

/** Collects a namespace's messages, directly from Kafka, to send them again. */
export async function openResender(kafka: Kafka, namespace: string): Promise<Resender> {
  const seen: { topic: string; message: OutgoingMessage }[] = [];
  const groupId = `${namespace}-faults`;
  const consumer = await kafka.consume({
    groupId,
    topics: topicsOf(namespace),
    fromBeginning: true,
    async onBatch({ topic, messages, commitThrough }) {
      for (const { key, value } of messages) if (key) seen.push({ topic, message: { key, value } });
      await commitThrough(messages.at(-1)!.offset);
    },
  });
  return {
    async resend(share, random) {
      const again = shuffled(seen, random).slice(0, Math.ceil(seen.length * share));
      const byTopic = Map.groupBy(again, ({ topic }) => topic);
      for (const [topic, sent] of byTopic)
        await kafka.send(
          topic,
          sent.map(({ message }) => message),
        );
    },
    async stop() {
      await consumer.stop();
      await kafka.deleteGroup(groupId);
      await kafka.deleteTopics(topicsOf(namespace));
    },
  };
}
