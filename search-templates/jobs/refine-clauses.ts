import type { estypes } from '@elastic/elasticsearch';
import {
  type JobBand,
  type JobFacetName,
  type JobRefinement,
  jobExperienceBands,
  jobFacetNames,
  jobSalaryBands,
} from '#search-templates/language/job-facets.ts';
import { anyOf } from '#search-templates/matching/leaf-query.ts';

type Query = estypes.QueryDslQueryContainer;

/** Where the values of a facet stand in the index, to be asked for and to be counted. */
export const valueFields = {
  industry: { asked: 'industry.kw', counted: 'industry.counted' },
  type: { asked: 'employmentType', counted: 'employmentType' },
  workplace: { asked: 'locationType', counted: 'locationType' },
  location: { asked: 'city.kw', counted: 'city.counted' },
} as const;

/** The facets that are counted in bands instead. */
export const bandsOf = { experience: jobExperienceBands, salary: jobSalaryBands } as const;

export const isBanded = (name: JobFacetName): name is keyof typeof bandsOf => name in bandsOf;

/** What the chosen values select, a clause for each facet; `except` leaves one facet's out. */
export function refineClauses(refinement: JobRefinement, except?: JobFacetName): Query[] {
  return jobFacetNames.flatMap((name): Query[] => {
    const chosen = refinement[name] ?? [];
    if (name === except || chosen.length === 0) return [];
    if (!isBanded(name)) return [{ terms: { [valueFields[name].asked]: chosen } }];
    return [anyOf(bandsOf[name].filter(({ key }) => chosen.includes(key)).map((band) => bandQuery(name, band)))];
  });
}

/** Jobs whose own span touches the band. */
export function bandQuery(field: keyof typeof bandsOf, { from, to }: JobBand): Query {
  return {
    bool: {
      filter: [
        { range: { [`${field}.max`]: { gte: from } } },
        ...(to === undefined ? [] : [{ range: { [`${field}.min`]: { lt: to } } }]),
      ],
    },
  };
}
