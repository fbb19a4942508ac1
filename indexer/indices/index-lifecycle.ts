import type { Client } from '@elastic/elasticsearch';
import { aliasOf, groupOf } from '#indexer/changes/index-names.ts';
import type { IndexedEntity } from '#indexer/changes/outcomes.ts';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import { mappingHash } from '#search-templates/elasticsearch/index-definition.ts';
import { indexDefinitions } from './list-indices.ts';

/**
 * A written record is found within at most two of these. 500 ms keeps the slowest of a hundred under 1.4 s; a full
 * second did not, and costs hardly less at twenty writes a second.
 */
const REFRESH_INTERVAL = '500ms';
/** An index being filled is not searched: fewer, larger segments. */
const REFRESH_INTERVAL_WHILE_FILLED = '30s';

/** Creates an index without an alias, to be filled. Rejects if it exists. */
export async function createIndex(elasticsearch: Client, entity: IndexedEntity, name: string): Promise<void> {
  await create(elasticsearch, entity, name, REFRESH_INTERVAL_WHILE_FILLED, {});
}

/** Makes all writes so far searchable, and later ones within half a second. */
export async function openForSearches(elasticsearch: Client, name: string): Promise<void> {
  await elasticsearch.indices.putSettings({ index: name, settings: { refresh_interval: REFRESH_INTERVAL } });
  await elasticsearch.indices.refresh({ index: name });
}

/**
 * Creates the first index behind an alias. Two processes that start concurrently may both do so: the first one stays,
 * and the process that created the other removes it. Returns true if this call's index stayed.
 */
export async function createLiveIndex(
  elasticsearch: Client,
  namespace: string,
  entity: IndexedEntity,
  name: string,
): Promise<boolean> {
  const alias = aliasOf(namespace, entity);
  await create(elasticsearch, entity, name, REFRESH_INTERVAL, { [alias]: {} });
  const behindAlias = await elasticsearch.indices.getSettings({ index: alias, name: 'index.creation_date' });
  const made = (index: string) => Number(behindAlias[index]?.settings?.index?.creation_date ?? 0);
  const [first] = Object.keys(behindAlias).sort((one, other) => made(one) - made(other) || (one < other ? -1 : 1));
  if (first === name) return true;
  await elasticsearch.indices.delete({ index: name });
  return false;
}

/** Whether the live index was created from this release's definition; null if the index doesn't say. */
export async function mappingFits(
  elasticsearch: Client,
  namespace: string,
  entity: IndexedEntity,
): Promise<boolean | null> {
  const answer = await elasticsearch.indices.getMapping({ index: aliasOf(namespace, entity) });
  const [live] = Object.values(answer);
  const hash: unknown = live?.mappings._meta?.hash;
  return typeof hash === 'string' ? hash === mappingHash(indexDefinitions[entity]) : null;
}

async function create(
  elasticsearch: Client,
  entity: IndexedEntity,
  name: string,
  refreshInterval: string,
  aliases: Record<string, object>,
): Promise<void> {
  const { settings, mappings } = indexDefinitions[entity];
  await elasticsearch.indices.create({
    index: name,
    settings: { ...settings, refresh_interval: refreshInterval },
    mappings,
    aliases,
  });
}

/**
 * Drops an index, and its group if no process consumes for it any more. A process that still does notices within a
 * second, and the next reindex deletes the group (forgetGroups). Ignores an index that doesn't exist.
 */
export async function dropIndex(context: IndexerContext, name: string): Promise<void> {
  await context.elasticsearch.indices.delete({ index: name, ignore_unavailable: true });
  context.log.info({ index: name }, 'Index dropped');
}

/** Deletes the groups of dropped indices. A group still in use is deleted the next time. */
export async function forgetGroups(context: IndexerContext, alias: string, existing: readonly string[]): Promise<void> {
  const { kafka, mongo, log } = context;
  const kept = new Set(existing.map((name) => groupOf(mongo.namespace, name)));
  const ofAlias = new RegExp(`^${groupOf(mongo.namespace, alias)}-\\d{14}-[0-9a-f]{6}$`);
  for (const group of await kafka.listGroups()) {
    if (kept.has(group) || !ofAlias.test(group)) continue;
    await kafka
      .deleteGroup(group)
      .catch((error) => log.info({ group, err: error }, 'Consumer group is still in use; not deleted'));
  }
}
