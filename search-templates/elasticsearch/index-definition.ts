import { createHash } from 'node:crypto';
import type { estypes } from '@elastic/elasticsearch';
import { analysis } from '#search-templates/analysis/analyzers.ts';

/** The parameters of `indices.create`. */
export interface IndexDefinition {
  settings: estypes.IndicesIndexSettings;
  mappings: estypes.MappingTypeMapping;
}

/** The analysis with the mutable types that the client requires. */
export const indexAnalysis = analysis as unknown as estypes.IndicesIndexSettingsAnalysis;

/** Hex; equal for definitions of equal indices. Ignores `_meta`. */
export function mappingHash({ settings, mappings: { _meta, ...mappings } }: IndexDefinition): string {
  return createHash('sha256').update(JSON.stringify({ settings, mappings })).digest('hex');
}

/** Stores the hash in `_meta.hash`, so that an index records the definition it was created from. */
export function withMappingHash(definition: IndexDefinition): IndexDefinition {
  return { ...definition, mappings: { ...definition.mappings, _meta: { hash: mappingHash(definition) } } };
}

/**
 * The subfields of a field whose values are listed with their counts: `kw` selects by a value, `counted` counts. One
 * field could do both, but if it can be searched the engine builds a query for each of its first 1,000 values before it
 * counts (to find out whether that is cheaper): a third of the time of a small result's facets.
 */
export function listedValues(keyword: estypes.MappingKeywordProperty) {
  return {
    kw: { ...keyword, doc_values: false },
    counted: { ...keyword, index: false, eager_global_ordinals: true },
  } satisfies Record<string, estypes.MappingProperty>;
}
