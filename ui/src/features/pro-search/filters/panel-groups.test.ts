import { expect, test } from 'vitest';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { allFilters, type FilterName } from '#domain/filters/registry.ts';
import { filterSamples } from '#domain/filters/testing/filter-samples.ts';
import { emptyFilter, stateOf } from './filter-state.ts';
import { heldByGroup, panelGroups } from './panel-groups.ts';

const grouped: readonly FilterName[] = Object.values(panelGroups).flatMap(({ filters }) => filters);

test('each filter is in one group of the panel, except the facets’, which are beside the result', () => {
  const names = allFilters.map(({ name }) => name).filter((name) => name !== 'refine');
  expect([...grouped].sort()).toEqual(names.sort());
});

test('without an active filter no group holds anything', () => {
  expect(new Set(Object.values(heldByGroup(emptyFilter)))).toEqual(new Set(['']));
});

test.each(grouped)('%s, when active, is what its folded group says', (name) => {
  for (const sample of filterSamples[name]) {
    const held = heldByGroup(stateOf(candidateFilter.parse(sample)));
    const holding = Object.entries(panelGroups).filter(([group]) => held[group as keyof typeof held] !== '');
    expect(holding.flatMap(([, { filters }]) => filters)).toContain(name);
    expect(holding).toHaveLength(1);
  }
});

test('a group of several filters says all that are active', () => {
  const state = stateOf(candidateFilter.parse({ salary: { min: 5 }, salaryStatus: 'include-undisclosed' }));
  expect(heldByGroup(state).salary).toBe('₹5 LPA and more · +undisclosed salary');
});
