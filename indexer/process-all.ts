import { topicOf } from '#mongo/changes/topics.ts';
import { groupOf } from './concrete-index.ts';
import type { IndexerContext } from './indexer-context.ts';
import { resumesGroupOf } from './read-resumes.ts';
import type { IndexServer } from './serve-indices.ts';
import { waitForGroup } from './wait-for-group.ts';

/**
 * Resolves when every change written before the call, and every change that came of those (a resume's text touches its
 * candidate), is settled in every index and seen by searches. For tests and measurements.
 */
export async function processAll(
  context: IndexerContext,
  indexServer: IndexServer,
  signal: AbortSignal,
): Promise<void> {
  const { changes, elasticsearch, kafka, mongo } = context;
  const indices = await indexServer.look();
  const consumed = [
    { group: resumesGroupOf(mongo.namespace), topic: topicOf(mongo.namespace, 'resumes') },
    ...indices.map(({ entity, name }) => ({
      group: groupOf(mongo.namespace, name),
      topic: topicOf(mongo.namespace, entity),
    })),
  ];
  const published = async (): Promise<string> => {
    while ((await changes.relay.sweep(0)) > 0) await changes.relay.settled();
    await changes.relay.settled();
    const ends = await Promise.all(consumed.map(({ topic }) => kafka.endOffsets(topic)));
    return JSON.stringify(ends);
  };
  for (let before = '', now = await published(); now !== before; before = now, now = await published()) {
    for (const { group, topic } of consumed) {
      await waitForGroup(kafka, group, topic, await kafka.endOffsets(topic), signal);
    }
  }
  await elasticsearch.indices.refresh({ index: indices.map(({ name }) => name) });
}
