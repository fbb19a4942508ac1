import { groupOf } from '#indexer/changes/index-names.ts';
import { resumesGroupOf } from '#indexer/changes/read-resumes.ts';
import { lagBehind } from '#indexer/changes/wait-for-group.ts';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import { pause } from '#indexer/pause.ts';
import { topicOf } from '#mongo/changes/topics.ts';
import type { ConcreteIndex } from './list-indices.ts';
import type { IndexServer } from './serve-indices.ts';

const POLL_EVERY_MS = 50;

/**
 * Resolves when every change written before the call, and every change caused by those (a resume's text touches its
 * candidate), is processed by every index and searchable. For tests and measurements.
 */
export async function processAll(
  context: IndexerContext,
  indexServer: IndexServer,
  signal: AbortSignal,
): Promise<void> {
  const { changes, elasticsearch } = context;
  for (;;) {
    while ((await changes.relay.sweep(0)) > 0) await changes.relay.settled();
    await changes.relay.settled();
    // list the indices each time: one may be dropped while its group still lags
    const indices = await indexServer.refresh();
    const before = await progressOf(context, indices);
    // writes caused by the last change are published by now, and move an end
    await changes.relay.settled();
    const after = await progressOf(context, indices);
    if (before.lag === 0 && after.lag === 0 && before.ends === after.ends) {
      await elasticsearch.indices.refresh({ index: indices.map(({ name }) => name), ignore_unavailable: true });
      return;
    }
    await pause(POLL_EVERY_MS, signal);
  }
}

/** The lag of all groups together, and the ends it is measured by. */
async function progressOf({ kafka, mongo }: IndexerContext, indices: readonly ConcreteIndex[]) {
  const { namespace } = mongo;
  const consumed = [
    { group: resumesGroupOf(namespace), topic: topicOf(namespace, 'resumes') },
    ...indices.map(({ entity, name }) => ({ group: groupOf(namespace, name), topic: topicOf(namespace, entity) })),
  ];
  const parts = await Promise.all(
    consumed.map(async ({ group, topic }) => {
      const ends = await kafka.endOffsets(topic);
      return { ends, lag: await lagBehind(kafka, group, topic, ends) };
    }),
  );
  return { ends: JSON.stringify(parts.map(({ ends }) => ends)), lag: parts.reduce((sum, { lag }) => sum + lag, 0) };
}
