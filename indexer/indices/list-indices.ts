import type { Client } from '@elastic/elasticsearch';
import { aliasOf, isConcreteIndex } from '#indexer/changes/index-names.ts';
import type { IndexedEntity } from '#indexer/changes/outcomes.ts';
import { candidatesIndex } from '#search-templates/candidates/mapping.ts';
import type { IndexDefinition } from '#search-templates/elasticsearch/index-definition.ts';
import { jobsIndex } from '#search-templates/jobs/mapping.ts';

export const indexedEntities: readonly IndexedEntity[] = ['candidates', 'jobs'];

export const indexDefinitions: Record<IndexedEntity, IndexDefinition> = {
  candidates: candidatesIndex,
  jobs: jobsIndex,
};

export interface ConcreteIndex {
  entity: IndexedEntity;
  name: string;
  /** True if the alias of searches points to it. */
  live: boolean;
}

/** Every index of this namespace, oldest first: the live one, the previous one, and one being built. */
export async function listIndices(elasticsearch: Client, namespace: string): Promise<ConcreteIndex[]> {
  const found = await elasticsearch.indices.getAlias({
    index: indexedEntities.map((entity) => `${aliasOf(namespace, entity)}-*`),
    expand_wildcards: 'open',
  });
  return indexedEntities.flatMap((entity) =>
    Object.entries(found)
      .filter(([name]) => isConcreteIndex(namespace, entity, name))
      .map(([name, { aliases }]) => ({ entity, name, live: aliasOf(namespace, entity) in aliases }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  );
}
