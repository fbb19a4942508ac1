import type { estypes } from '@elastic/elasticsearch';
import { forChoices, indexedChoices } from '#domain/choice-fields.ts';
import {
  type IndexDefinition,
  indexAnalysis,
  listedValues,
  withMappingHash,
} from '#search-templates/elasticsearch/index-definition.ts';

type Property = estypes.MappingProperty;

/** Keeps a phrase or a NEAR (at most 50) inside one value, also across the fields copied together. */
const VALUE_GAP = 100;

/** Longer values are useless in a list of counts, and Lucene refuses terms over 32 KB. */
const LONGEST_KEYWORD = 128;

const words = { type: 'text', analyzer: 'words', norms: false, position_increment_gap: VALUE_GAP } as const;
const keyword = { type: 'keyword', ignore_above: LONGEST_KEYWORD } as const;
const listed = listedValues(keyword);
const foldedKeyword = { ...keyword, normalizer: 'folded' } as const;

/** Searched separately and as part of the profile. */
const profilePart: Property = { ...words, copy_to: ['kw_profile'] };
const listedProfilePart: Property = { ...profilePart, fields: listed };
/** Searched only as part of the profile: a second index of long text costs disk and bulk speed and finds nothing new. */
const copiedPart: Property = { ...words, index: false, copy_to: ['kw_profile'] };
/** Compared ignoring case, shown and counted as written. */
const place: Property = { ...foldedKeyword, fields: listed };
const day: Property = { type: 'date', format: 'yyyy-MM-dd' };
const { gender, ...choices } = forChoices(indexedChoices, () => keyword);

/** The index `<namespace>-candidates`. No field combines profile and resume: two clauses are cheaper. */
export const candidatesIndex: IndexDefinition = withMappingHash({
  settings: {
    number_of_shards: 1, // faster than two on two cores, up to a million
    auto_expand_replicas: '0-1',
    refresh_interval: '1s',
    gc_deletes: '1h', // a version below that of a deleted document is refused for that long
    sort: { field: 'sampleKey', order: 'asc' },
    'mapping.total_fields.limit': 200,
    'mapping.exclude_source_vectors': false, // the index is rebuilt from the records, never from its own copy
    analysis: indexAnalysis,
  },
  mappings: {
    dynamic: false,
    _source: { excludes: ['titleEvidence', 'skillEvidence'] },
    properties: {
      id: { type: 'keyword' },
      revision: { type: 'long', index: false },
      sampleKey: { type: 'integer' },
      identity: words,
      kw_profile: words,
      skills: listedProfilePart,
      currentTitles: listedProfilePart,
      previousTitles: profilePart,
      currentEmployers: profilePart,
      previousEmployers: profilePart,
      employerNames: { ...listed.kw, fields: { counted: listed.counted } },
      descriptions: copiedPart,
      summary: copiedPart,
      education: copiedPart,
      institutes: { ...words, fields: { counted: listed.counted } },
      certifications: copiedPart,
      projects: copiedPart,
      preferredJobs: copiedPart,
      // with offsets a card's lines are cut without analysing the resume again: 10 cards took 3 ms instead of 9
      resumeText: { ...words, index_options: 'offsets' as const },
      // a term query scores linearly over the stored weight and skips, as no other published field type does
      titleEvidence: { type: 'sparse_vector' },
      skillEvidence: { type: 'sparse_vector' },
      city: place,
      district: foldedKeyword,
      state: foldedKeyword,
      preferredLocations: { ...foldedKeyword, fields: { counted: listed.counted } },
      preferredRegions: foldedKeyword,
      dateOfBirth: day,
      experienceMonths: { type: 'short' },
      currentCtc: { type: 'float' },
      expectedCtc: { type: 'float' },
      noticePeriod: { ...keyword, eager_global_ordinals: true },
      negotiableNoticePeriod: keyword,
      lastWorkingDay: day,
      educationOptions: keyword,
      statedEducation: { type: 'boolean' },
      passingYears: { type: 'short' },
      gender,
      languages: foldedKeyword,
      willingToRelocate: { type: 'boolean' },
      hasResume: { type: 'boolean' },
      disabled: { type: 'boolean' },
      ...choices,
      updatedOn: { type: 'date' },
      card: { type: 'object', enabled: false },
      facts: { type: 'object', enabled: false },
    },
  },
});
