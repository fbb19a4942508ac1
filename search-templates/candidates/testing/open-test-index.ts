import type { Client, estypes } from '@elastic/elasticsearch';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import type { IndexDefinition } from '#search-templates/elasticsearch/index-definition.ts';
import { type SearchBody, searchParameters } from '#search-templates/elasticsearch/search-request.ts';

export interface TestIndex {
  elasticsearch: Client;
  name: string;
  /** Indexes documents and makes them searchable. */
  fill(documents: { id: string }[]): Promise<void>;
  search(body: SearchBody): Promise<estypes.SearchResponseBody<unknown>>;
  /** The `_id`s of the hits, in their order. */
  ids(body: SearchBody): Promise<string[]>;
  close(): Promise<void>;
}

/** A real index of the real definition, under a name that no other test file has. */
export async function openTestIndex(definition: IndexDefinition): Promise<TestIndex> {
  const { namespace, elasticsearchUrl } = testNamespace();
  const elasticsearch = connectElasticsearch({ url: elasticsearchUrl });
  const name = `${namespace}-documents`;
  await elasticsearch.indices.create({ index: name, ...definition });
  const search = (body: SearchBody) => elasticsearch.search({ index: name, ...searchParameters, ...body });
  return {
    elasticsearch,
    name,
    async fill(documents) {
      const operations = documents.flatMap((document) => [{ index: { _id: document.id } }, document]);
      const { errors, items } = await elasticsearch.bulk({ index: name, refresh: true, operations });
      if (errors) throw new Error(JSON.stringify(items.find((item) => item.index?.error)));
    },
    search,
    async ids(body) {
      const { hits } = await search(body);
      return hits.hits.map((hit) => hit._id ?? '');
    },
    async close() {
      await elasticsearch.indices.delete({ index: name });
      await elasticsearch.close();
    },
  };
}
