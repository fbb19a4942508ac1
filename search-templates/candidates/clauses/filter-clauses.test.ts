import { expect, test } from 'vitest';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { allFilters } from '#domain/filters/registry.ts';
import { filterSamples } from '#domain/filters/testing/filter-samples.ts';
import { rankingWeights } from '#search-templates/candidates/evidence/ranking-weights.ts';
import { candidatesIndex } from '#search-templates/candidates/mapping.ts';
import { selectingQuery } from '#search-templates/candidates/query.ts';
import { readTextCriteria } from '#search-templates/candidates/text-criteria.ts';
import { namedClauses } from './filter-clauses.ts';
import { scoringClauses } from './text-clauses.ts';

const TODAY = '2026-01-01';

/** The fields of the index that a query names: the only key of a term, terms, range or match, or `field`. */
function fieldsOf(query: unknown): string[] {
  if (Array.isArray(query)) return query.flatMap(fieldsOf);
  if (query === null || typeof query !== 'object') return [];
  return Object.entries(query).flatMap(([key, value]) => {
    if (key === 'exists') return [(value as { field: string }).field];
    const names = ['term', 'terms', 'range', 'match', 'match_phrase', 'prefix', 'intervals', 'wildcard'];
    if (names.includes(key)) return Object.keys(value as object).filter((name) => name !== 'boost');
    return fieldsOf(value);
  });
}

/** What a filter's samples ask, by score or only by selection. */
function queriesOf(name: (typeof allFilters)[number]['name']): unknown[] {
  return filterSamples[name].map((sample) => {
    const filter = candidateFilter.parse(sample);
    const words = readTextCriteria(filter).map((criteria) => scoringClauses(criteria, rankingWeights));
    return [words, namedClauses(filter, TODAY).map(({ clauses }) => clauses)];
  });
}

test.each(allFilters.map((filter) => [filter.name, filter] as const))(
  '%s reads the fields that its declaration names, and the mapping has them',
  (name, { reads }) => {
    const read = new Set(queriesOf(name).flatMap(fieldsOf));
    expect([...read].toSorted()).toEqual(reads.toSorted());
    const properties = candidatesIndex.mappings.properties ?? {};
    for (const field of reads) {
      const [root = '', part] = field.split('.');
      expect(properties[root]).toBeDefined();
      if (part) expect(properties[root]).toHaveProperty(['fields', part]);
    }
  },
);

test.each(allFilters.map(({ name }) => name))('%s selects something', (name) => {
  for (const sample of filterSamples[name]) {
    expect(selectingQuery(candidateFilter.parse(sample), TODAY)).not.toEqual({ match_all: {} });
  }
});

test.each(Object.values(filterSamples).flat())('only filters of words score: %j', (sample) => {
  for (const { clauses } of namedClauses(candidateFilter.parse(sample), TODAY)) {
    expect([...clauses.must, ...clauses.should]).toEqual([]);
  }
});
