import { groupOf } from './concrete-index.ts';
import type { IndexerContext } from './indexer-context.ts';

/**
 * Drops an index. Its group goes with it where no process consumes for it any more; one that still does finds out
 * within a second, and the group goes at the next reindex (forgetGroups). An index that is not there is fine.
 */
export async function dropIndex(context: IndexerContext, name: string): Promise<void> {
  await context.elasticsearch.indices.delete({ index: name, ignore_unavailable: true });
  context.log.info({ index: name }, 'index dropped');
}

/** Forgets the groups of indices that are gone. A group still in use stays for the next time. */
export async function forgetGroups(context: IndexerContext, alias: string, existing: readonly string[]): Promise<void> {
  const { kafka, mongo, log } = context;
  const kept = new Set(existing.map((name) => groupOf(mongo.namespace, name)));
  const ofAlias = new RegExp(`^${groupOf(mongo.namespace, alias)}-\\d{14}-[0-9a-f]{6}$`);
  for (const group of await kafka.listGroups()) {
    if (kept.has(group) || !ofAlias.test(group)) continue;
    await kafka
      .deleteGroup(group)
      .catch((error) => log.info({ group, err: error }, 'a group is still in use; it stays'));
  }
}
