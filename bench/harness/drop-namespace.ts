import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { connectWithRetry } from './connect-with-retry.ts';
import type { Addresses } from './running-api.ts';

/** Removes a benchmark's namespace: its database and its indices. */
export async function dropNamespace({ mongoUrl, elasticsearchUrl }: Addresses): Promise<void> {
  const mongo = await connectWithRetry(mongoUrl);
  const elasticsearch = connectElasticsearch({ url: elasticsearchUrl }, 120_000);
  const indices = Object.keys(await elasticsearch.indices.get({ index: `${mongo.namespace}-*` }));
  if (indices.length > 0) await elasticsearch.indices.delete({ index: indices });
  await mongo.connection.dropDatabase();
  await mongo.close();
}
