import type { FacetName } from '#domain/filters/candidate-filter.ts';
import { formatNotice } from '#ui/lib/format-candidate.ts';

/** What a facet's value reads: `5-8` → `5–8 years`, `30` → `30 days`; names stand as they are. */
export function facetValueName(facet: FacetName, value: string): string {
  if (facet === 'noticePeriod') return formatNotice(value) ?? value;
  return facet === 'experience' ? `${value.replace('-', '–')} years` : value;
}
