import { createHash } from 'node:crypto';
import type { estypes } from '@elastic/elasticsearch';
import { analysis } from '#search-templates/analysis/analyzers.ts';

/** What `indices.create` is given. */
export interface IndexDefinition {
  settings: estypes.IndicesIndexSettings;
  mappings: estypes.MappingTypeMapping;
}

/** The analysis as the client's types want it: they know no read-only lists. */
export const indexAnalysis = analysis as unknown as estypes.IndicesIndexSettingsAnalysis;

/** Hex; the same for definitions that make the same index. `_meta` doesn't count. */
export function mappingHash({ settings, mappings: { _meta, ...mappings } }: IndexDefinition): string {
  return createHash('sha256').update(JSON.stringify({ settings, mappings })).digest('hex');
}

/** Puts the hash in `_meta.hash`, so that an index can say which definition it was made from. */
export function withMappingHash(definition: IndexDefinition): IndexDefinition {
  return { ...definition, mappings: { ...definition.mappings, _meta: { hash: mappingHash(definition) } } };
}

/**
 * The subfields of a field whose values are listed with their counts: `kw` selects by a value, `counted` counts. One field
 * could do both, but where it can be searched the engine makes a query of each of its first 1,000 values before it counts
 * (to see whether that would be cheaper): a third of what the facets of a small result took.
 */
export function listedValues(keyword: estypes.MappingKeywordProperty) {
  return {
    kw: { ...keyword, doc_values: false },
    counted: { ...keyword, index: false, eager_global_ordinals: true },
  } satisfies Record<string, estypes.MappingProperty>;
}
