import type { Client } from '@elastic/elasticsearch';
import { aliasOf, isConcreteIndex } from './concrete-index.ts';
import { indexedEntities } from './index-definitions.ts';
import type { IndexedEntity } from './outcomes.ts';

export interface ConcreteIndex {
  entity: IndexedEntity;
  name: string;
  /** True where searches go: the alias points to it. */
  live: boolean;
}

/** Every index of this namespace: the live one, the one before it, and one in the making; oldest first. */
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
