/** The facets of a job search, in the order of the screen. */
export const jobFacetNames = ['industry', 'type', 'workplace', 'location', 'experience', 'salary'] as const;
export type JobFacetName = (typeof jobFacetNames)[number];

/** Chosen values by facet: of one facet any, of several facets all. */
export type JobRefinement = { [Name in JobFacetName]?: string[] | undefined };

/** A span of years or LPA; a job belongs to every band that its own span touches. `to` is not included. */
export interface JobBand {
  key: string;
  from: number;
  to?: number;
}

/** Required years. */
export const jobExperienceBands: readonly JobBand[] = [
  { key: '0-1', from: 0, to: 1 },
  { key: '1-3', from: 1, to: 3 },
  { key: '3-5', from: 3, to: 5 },
  { key: '5-8', from: 5, to: 8 },
  { key: '8-12', from: 8, to: 12 },
  { key: '12+', from: 12 },
];

/** LPA offered. */
export const jobSalaryBands: readonly JobBand[] = [
  { key: '0-5', from: 0, to: 5 },
  { key: '5-10', from: 5, to: 10 },
  { key: '10-20', from: 10, to: 20 },
  { key: '20-35', from: 20, to: 35 },
  { key: '35+', from: 35 },
];
