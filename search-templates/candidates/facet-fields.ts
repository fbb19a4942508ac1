import type { FacetName } from '#domain/filters/facet-refinement.ts';

/**
 * The index fields of each facet, for filtering and for counting; experience is counted in bands
 * instead.
 */
export const facetFields = {
  designation: { asked: 'currentTitles.kw', counted: 'currentTitles.counted' },
  employer: { asked: 'employerNames', counted: 'employerNames.counted' },
  city: { asked: 'city.kw', counted: 'city.counted' },
  skill: { asked: 'skills.kw', counted: 'skills.counted' },
  noticePeriod: { asked: 'noticePeriod', counted: 'noticePeriod' },
} as const satisfies Record<Exclude<FacetName, 'experience'>, { asked: string; counted: string }>;

/** The field that is missing for candidates without a value of the facet. */
export const statedField = (name: FacetName): string =>
  name === 'experience' ? 'experienceMonths' : facetFields[name].counted;

/** The bands of the experience facet, in months: `from` included, `to` not. `refine` sends their names. */
export const experienceBands = [
  { key: '0-1', from: 0, to: 12 },
  { key: '1-3', from: 12, to: 36 },
  { key: '3-5', from: 36, to: 60 },
  { key: '5-8', from: 60, to: 96 },
  { key: '8-12', from: 96, to: 144 },
  { key: '12-15', from: 144, to: 180 },
  { key: '15+', from: 180 },
] as const;
