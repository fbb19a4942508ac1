import type { estypes } from '@elastic/elasticsearch';
import { experienceBands } from '#search-templates/candidates/experience-bands.ts';
import { facetFields } from '#search-templates/candidates/facet-fields.ts';
import { type CandidateFilter, type FacetName, facetNames } from '#search-templates/language/candidate-filter.ts';
import type { Clauses } from './clauses.ts';

type Query = estypes.QueryDslQueryContainer;

/** What clicks on facets added: any of the values included of a facet, none of those excluded. */
export function refineClause({ include, exclude }: CandidateFilter['refine']): Clauses {
  const values = (chosen: typeof include) =>
    facetNames.flatMap((name) => {
      const asked = chosen[name] ?? [];
      return asked.length === 0 ? [] : [facetQuery(name, asked)];
    });
  return { must: [], should: [], filter: values(include), must_not: values(exclude) };
}

function facetQuery(name: FacetName, values: string[]): Query {
  if (name !== 'experience') return { terms: { [facetFields[name].asked]: values } };
  const bands = experienceBands.filter(({ key }) => values.includes(key));
  // an unknown band holds nobody
  if (bands.length === 0) return { match_none: {} };
  return {
    bool: {
      should: bands.map(({ from, ...band }) => ({
        range: { experienceMonths: { gte: from, ...('to' in band && { lt: band.to }) } },
      })),
    },
  };
}
