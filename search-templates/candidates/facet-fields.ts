import type { FacetName } from '#search-templates/language/candidate-filter.ts';

/**
 * Where the values of each facet stand in the index, to be asked for and to be counted; experience is counted in bands
 * instead.
 */
export const facetFields = {
  designation: { asked: 'currentTitles.kw', counted: 'currentTitles.counted' },
  employer: { asked: 'currentEmployers.kw', counted: 'currentEmployers.counted' },
  city: { asked: 'city.kw', counted: 'city.counted' },
  skill: { asked: 'skills.kw', counted: 'skills.counted' },
  noticePeriod: { asked: 'noticePeriod', counted: 'noticePeriod' },
} as const satisfies Record<Exclude<FacetName, 'experience'>, { asked: string; counted: string }>;
