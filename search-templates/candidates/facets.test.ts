import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CandidateFilterInput, candidateFilter } from '#domain/filters/candidate-filter.ts';
import { facetNames, NOT_STATED } from '#domain/filters/facet-refinement.ts';
import { candidateFacetBodies, type FacetValue, facetShares, readFacets } from './facets.ts';
import { candidatesIndex } from './mapping.ts';
import { candidateSearchBody } from './query.ts';
import { citiesQuery, readCities } from './suggestions.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { openTestIndex, type TestIndex } from './testing/open-test-index.ts';

const TODAY = '2026-01-01';
const MANY = 25_000;
/** As many as are counted exactly. */
const IN_KOCHI = 10_000;
const everybody = { keyword: { badges: [{ keyword: 'worker' }] } };
let index: TestIndex;

beforeAll(async () => {
  index = await openTestIndex(candidatesIndex);
  await index.fill([
    makeCandidate('a', {
      currentTitles: ['Tech Lead'],
      currentEmployers: ['Infosys'],
      city: 'Pune',
      skills: ['Java', 'Kafka'],
      experienceMonths: 36,
      noticePeriod: '30',
      preferredLocations: ['Karnataka'],
    }),
    makeCandidate('b', {
      currentEmployers: ['Infosys Pvt. Ltd.'],
      city: 'Pune',
      skills: ['Java'],
      experienceMonths: 35,
      preferredLocations: ['Mysuru'],
    }),
    makeCandidate('c', { city: 'Chennai', skills: ['Go'], experienceMonths: 480 }),
  ]);
  // one city after another, as in an import: a sampler that takes the first would see only one city
  for (let from = 0; from < MANY; from += 5_000) {
    await index.fill(
      Array.from({ length: 5_000 }, (_, at) => {
        const city = from + at < IN_KOCHI ? 'Kochi' : 'Delhi';
        return makeCandidate(`w${from + at}`, { preferredJobs: ['worker'], city });
      }),
    );
  }
});
afterAll(() => index.close());

async function facetsOf(filter: CandidateFilterInput) {
  const bodies = candidateFacetBodies(candidateFilter.parse(filter), TODAY);
  const shares = facetShares(await index.search(bodies.pilot), bodies);
  return { shares, ...readFacets(await index.search(bodies.counts(shares)), bodies, shares) };
}
/** Without the row ‘not stated’. */
const stated = (values: FacetValue[]) => values.filter(({ value }) => value !== NOT_STATED);

test('counts are over the result, most frequent first, experience from the least to the most', async () => {
  const { estimated, facets } = await facetsOf({ keyword: { badges: [{ keyword: 'java' }, { keyword: 'go' }] } });
  expect(estimated).toEqual([]);
  expect(facets).toEqual({
    designation: [
      { value: 'Tech Lead', count: 1 },
      { value: NOT_STATED, count: 2 },
    ],
    employer: [
      { value: 'Infosys', count: 2 },
      { value: NOT_STATED, count: 1 },
    ],
    city: [
      { value: 'Pune', count: 2 },
      { value: 'Chennai', count: 1 },
    ],
    skill: [
      { value: 'Java', count: 2 },
      { value: 'Go', count: 1 },
      { value: 'Kafka', count: 1 },
    ],
    experience: [
      { value: '1-3', count: 1 },
      { value: '3-5', count: 1 },
      { value: '15+', count: 1 },
    ],
    noticePeriod: [
      { value: '30', count: 1 },
      { value: NOT_STATED, count: 2 },
    ],
  });
});

test('a facet is counted as if none of its values were chosen, the others over what they leave', async () => {
  const words = { keyword: { badges: [{ keyword: 'java' }, { keyword: 'go' }] } };
  const { facets } = await facetsOf({ ...words, refine: { include: { city: ['Chennai'] }, exclude: {} } });
  expect(facets.city).toEqual([
    { value: 'Pune', count: 2 },
    { value: 'Chennai', count: 1 },
  ]);
  expect(stated(facets.skill)).toEqual([{ value: 'Go', count: 1 }]);
  const { facets: both } = await facetsOf({
    ...words,
    refine: { include: { city: ['Pune'] }, exclude: { skill: ['Kafka'] } },
  });
  expect(both.city).toEqual([
    { value: 'Chennai', count: 1 },
    { value: 'Pune', count: 1 },
  ]);
  expect(stated(both.skill)).toEqual([
    { value: 'Java', count: 2 },
    { value: 'Kafka', count: 1 },
  ]);
  expect(both.designation).toEqual([{ value: NOT_STATED, count: 1 }]);
});

test('beyond 10,000 hits they are estimates from a fair sample', async () => {
  const { shares, estimated, facets } = await facetsOf(everybody);
  expect(estimated).toEqual(facetNames);
  expect(Math.abs(shares[0]! * MANY - 10_000)).toBeLessThan(1_000);
  const estimates = Object.fromEntries(stated(facets.city).map(({ value, count }) => [value, count]));
  expect(Object.keys(estimates)).toEqual(['Delhi', 'Kochi']);
  expect(Math.abs((estimates.Delhi ?? 0) - (MANY - IN_KOCHI))).toBeLessThan(1_500);
  expect(Math.abs((estimates.Kochi ?? 0) - IN_KOCHI)).toBeLessThan(1_000);
});

test('up to 10,000 hits they are exact, for any size of the index', async () => {
  const { estimated, facets } = await facetsOf({ ...everybody, selectedCities: ['Kochi'] });
  expect(estimated).toEqual([]);
  expect(facets.city).toEqual([{ value: 'Kochi', count: IN_KOCHI }]);
  const bodies = candidateFacetBodies(candidateFilter.parse(everybody), TODAY);
  const shareOf = (found: number) => facetShares({ hits: { total: found, hits: [] } } as never, bodies)[0];
  // 10,000 hits, of which the pilot meets five standard deviations more than usual
  expect(shareOf(10_000 / 128 + 5 * Math.sqrt(10_000 / 128))).toBe(1);
  expect(shareOf(1_000_000 / 128)).toBe(0.01);
});

test('with chosen values, each part is exact or an estimate by its own hits', async () => {
  const inKochi = { include: { city: ['Kochi'] }, exclude: {} };
  const { estimated, facets } = await facetsOf({ ...everybody, refine: inKochi });
  expect(estimated).toEqual(['city']);
  expect(facets.skill).toEqual([{ value: NOT_STATED, count: IN_KOCHI }]);
  const { facets: unchosen } = await facetsOf(everybody);
  expect(facets.city).toEqual(unchosen.city);
  const notKochi = { include: { noticePeriod: [NOT_STATED] }, exclude: { city: ['Kochi'] } };
  const both = await facetsOf({ ...everybody, refine: notKochi });
  expect(both.estimated).toEqual(['city']);
  expect(both.facets.city).toEqual(unchosen.city);
  expect(both.facets.noticePeriod).toEqual([{ value: NOT_STATED, count: MANY - IN_KOCHI }]);
});

test('cities are those that candidates live in or prefer', async () => {
  const names = readCities(await index.search(citiesQuery()));
  expect(names.toSorted()).toEqual(['Chennai', 'Delhi', 'Karnataka', 'Kochi', 'Mysuru', 'Pune']);
  expect(names[0]).toBe('Delhi');
});

test('a search counts exactly up to 10,000, and reports if there are more', async () => {
  const total = async (filter: CandidateFilterInput) =>
    (await index.search(candidateSearchBody(candidateFilter.parse(filter), TODAY))).hits.total;
  expect(await total({ selectedCities: ['Kochi'] })).toEqual({ value: IN_KOCHI, relation: 'eq' });
  expect(await total(everybody)).toMatchObject({ relation: 'gte' });
});
