import type { estypes } from '@elastic/elasticsearch';
import {
  type IndexDefinition,
  indexAnalysis,
  listedValues,
  withMappingHash,
} from '#search-templates/elasticsearch/index-definition.ts';

type Property = estypes.MappingProperty;

const words = { type: 'text', analyzer: 'words', norms: false, position_increment_gap: 100 } as const;
const keyword = { type: 'keyword', ignore_above: 128 } as const;
const facet = { ...keyword, eager_global_ordinals: true } as const;
const span: Property = { properties: { min: { type: 'float' }, max: { type: 'float' } } };

/** The definition of the index `<namespace>-jobs`. */
export const jobsIndex: IndexDefinition = withMappingHash({
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    refresh_interval: '1s',
    gc_deletes: '1h', // a version below that of a deleted document is refused for that long
    analysis: indexAnalysis,
  },
  mappings: {
    dynamic: false,
    properties: {
      id: keyword,
      revision: { type: 'long', index: false },
      jobId: keyword,
      title: words,
      skills: words,
      description: words,
      requirements: words,
      company: words,
      titleEvidence: { type: 'sparse_vector' },
      skillEvidence: { type: 'sparse_vector' },
      // place names are searched as words too: "mumbai" finds "navi mumbai"
      city: { ...words, fields: listedValues(keyword) },
      locationType: facet,
      // counted ignoring case: employers type it freely
      industry: { ...words, fields: listedValues({ ...keyword, normalizer: 'folded' }) },
      employmentType: facet,
      experience: span,
      salary: span,
      deadline: { type: 'date', format: 'yyyy-MM-dd' },
      status: keyword,
      createdAt: { type: 'date' },
      createdBy: keyword,
    },
  },
});
