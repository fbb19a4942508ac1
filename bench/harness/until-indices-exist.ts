import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { until } from './run-process.ts';
import type { Addresses } from './running-api.ts';

const READY_LIMIT_MS = 300_000;

/** Waits until the indexer of this namespace has created its indices. */
export async function untilIndicesExist({ elasticsearchUrl, mongoUrl }: Addresses): Promise<void> {
  const elasticsearch = connectElasticsearch({ url: elasticsearchUrl });
  const name = `${new URL(mongoUrl).pathname.slice(1)}-jobs`;
  await until('the indices exist', READY_LIMIT_MS, async () =>
    Boolean(await elasticsearch.indices.existsAlias({ name })),
  );
  await elasticsearch.close();
}
