import type { Client } from '@elastic/elasticsearch';

const PAGE = 10_000;
const KEPT = '2m';

/** The version of every document that a search of this index can see, by `_id`. */
export async function listVersions(
  elasticsearch: Client,
  index: string,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  const { id } = await elasticsearch.openPointInTime({ index, keep_alive: KEPT });
  let pit = { id, keep_alive: KEPT };
  try {
    for (let after: (number | string)[] | undefined; ; ) {
      signal.throwIfAborted();
      const { hits, pit_id } = await elasticsearch.search({
        pit,
        size: PAGE,
        sort: [{ _shard_doc: 'asc' }],
        _source: false,
        version: true,
        track_total_hits: false,
        ...(after && { search_after: after }),
      });
      pit = { id: pit_id ?? pit.id, keep_alive: KEPT };
      for (const hit of hits.hits) versions.set(hit._id!, hit._version!);
      after = hits.hits.at(-1)?.sort as (number | string)[] | undefined;
      if (hits.hits.length < PAGE) return versions;
    }
  } finally {
    await elasticsearch.closePointInTime({ id: pit.id });
  }
}

/** The versions of these documents as they stand now, refreshed or not; those that are not there are missing. */
export async function versionsOf(
  elasticsearch: Client,
  index: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { docs } = await elasticsearch.mget({ index, ids: [...ids], _source: false });
  return new Map(docs.flatMap((doc) => ('found' in doc && doc.found ? [[doc._id, doc._version!] as const] : [])));
}
