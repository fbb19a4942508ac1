import type { FacetName } from '#search-templates/language/candidate-filter.ts';

/** Where the values of each facet stand in the index; experience is counted in bands instead. */
export const facetFields = {
  designation: 'currentTitles.kw',
  employer: 'currentEmployers.kw',
  city: 'city.kw',
  skill: 'skills.kw',
  noticePeriod: 'noticePeriod',
} as const satisfies Record<Exclude<FacetName, 'experience'>, string>;
