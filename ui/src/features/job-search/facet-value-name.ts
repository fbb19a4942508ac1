import type { JobFacetName } from '#domain/filters/job-facets.ts';
import { employmentNames, workplaceNames } from '#ui/lib/format-job.ts';

/** How a facet's value reads: `Full-time`, `3 – 5 years`, `₹35 LPA and more`, `BANKING`. */
export function facetValueName(name: JobFacetName, value: string): string {
  if (name === 'type') return (employmentNames as Record<string, string>)[value] ?? value;
  if (name === 'workplace') return (workplaceNames as Record<string, string>)[value] ?? value;
  if (name === 'industry') return value.toUpperCase();
  if (name === 'experience')
    return value.endsWith('+') ? `${value.slice(0, -1)} years and more` : `${spaced(value)} years`;
  if (name === 'salary') return value.endsWith('+') ? `₹${value.slice(0, -1)} LPA and more` : `₹${spaced(value)} LPA`;
  return value;
}

const spaced = (band: string) => band.replace('-', ' – ');
