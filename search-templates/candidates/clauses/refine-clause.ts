import type { estypes } from '@elastic/elasticsearch';
import { withoutLegalForm } from '#domain/employer-name.ts';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { type FacetName, facetNames, NOT_STATED } from '#domain/filters/facet-refinement.ts';
import { experienceBands, facetFields, statedField } from '#search-templates/candidates/facet-fields.ts';
import type { Clauses } from './clauses.ts';

type Query = estypes.QueryDslQueryContainer;

/** Facet values: any of those included of a facet, none of those excluded. */
export function refineClause({ include, exclude }: CandidateFilter['refine']): Clauses {
  const values = (chosen: typeof include) =>
    facetNames.flatMap((name) => {
      const wanted = chosen[name] ?? [];
      return wanted.length === 0 ? [] : [facetQuery(name, wanted)];
    });
  return { must: [], should: [], filter: values(include), must_not: values(exclude) };
}

function facetQuery(name: FacetName, values: string[]): Query {
  const stated = values.filter((value) => value !== NOT_STATED);
  if (stated.length === values.length) return statedQuery(name, stated);
  const unstated: Query = { bool: { must_not: [{ exists: { field: statedField(name) } }] } };
  return stated.length === 0 ? unstated : { bool: { should: [unstated, statedQuery(name, stated)] } };
}

/** Stored filters may contain an employer's name with its legal form. */
const asIndexed = (name: FacetName, values: string[]) =>
  name === 'employer' ? [...new Set(values.map(withoutLegalForm))] : values;

function statedQuery(name: FacetName, values: string[]): Query {
  if (name !== 'experience') return { terms: { [facetFields[name].asked]: asIndexed(name, values) } };
  const bands = experienceBands.filter(({ key }) => values.includes(key));
  // an unknown band contains no candidates
  if (bands.length === 0) return { match_none: {} };
  return {
    bool: {
      should: bands.map(({ from, ...band }) => ({
        range: { experienceMonths: { gte: from, ...('to' in band && { lt: band.to }) } },
      })),
    },
  };
}
