import type { estypes } from '@elastic/elasticsearch';

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
