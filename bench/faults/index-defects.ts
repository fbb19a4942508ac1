import type { Client } from '@elastic/elasticsearch';
import { compareRevisions, listRevisions, listVersions } from '#indexer/indices/compare-revisions.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';

/** Describes each difference between indices and records: missing, outdated, or still found after its deletion. */
export async function indexDefects(mongo: Mongo, elasticsearch: Client): Promise<string[]> {
  const defects: string[] = [];
  const { signal } = new AbortController();
  for (const entity of ['candidates', 'jobs'] as const) {
    const index = `${mongo.namespace}-${entity}`;
    await elasticsearch.indices.refresh({ index });
    const versions = await listVersions(elasticsearch, index, signal);
    const { missing, stale, orphaned, ahead } = compareRevisions(await listRevisions(mongo, entity, signal), versions);
    const tell = (ids: readonly unknown[], what: string) =>
      ids.length > 0 ? [`${ids.length} ${entity} ${what} (${ids.slice(0, 3).join(', ')})`] : [];
    defects.push(
      ...tell(missing, 'are not found'),
      ...tell(stale, 'are found as they were before'),
      ...tell(
        orphaned.map(({ id }) => id),
        'are found although they were deleted',
      ),
      ...tell(
        ahead.map(({ id }) => id),
        'are indexed with a later revision',
      ),
    );
  }
  return defects;
}
