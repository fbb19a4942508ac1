import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import type { SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { explainCandidateBody } from './explain.ts';
import { candidateFacetBodies } from './facets.ts';
import { filterCountsBody } from './filter-counts.ts';
import { candidateListBody } from './list-query.ts';
import { candidatesIndex } from './mapping.ts';
import { candidateSearchBody } from './query.ts';
import { similarCandidatesBody } from './similar.ts';
import { citiesQuery, termsQuery } from './suggestions.ts';
import { openTestIndex, type TestIndex } from './testing/open-test-index.ts';
import { scenarios } from './testing/scenarios.ts';

/** Only `UPDATE_GOLDEN=1` rewrites the files. */
const update = process.env.UPDATE_GOLDEN === '1';
const TODAY = '2026-01-01';

const everything = candidateFilter.parse(scenarios['every-filter']);
const facets = candidateFacetBodies({ ...everything, refine: { include: {}, exclude: {} } }, TODAY);
const chosenFacets = candidateFacetBodies(everything, TODAY);
const bodies: Record<string, SearchBody> = {
  ...Object.fromEntries(
    Object.entries(scenarios).map(([name, filter]) => [
      name,
      candidateSearchBody(candidateFilter.parse(filter), TODAY),
    ]),
  ),
  'list-empty': candidateListBody({ searchTerm: '', page: 1, size: 10 }, TODAY),
  'list-term': candidateListBody({ searchTerm: 'java OR ravi 5+ yrs', page: 2, size: 10 }, TODAY),
  'list-phone': candidateListBody({ searchTerm: '+91 98765 43210', page: 1, size: 10 }, TODAY),
  'facets-pilot': facets.pilot,
  'facets-exact': facets.counts([1]),
  'facets-sampled': facets.counts([1 / 100]),
  'chosen-facets-pilot': chosenFacets.pilot,
  'chosen-facets-counts': chosenFacets.counts(chosenFacets.parts.map((_, at) => (at === 0 ? 1 : 1 / (at * 100)))),
  cities: citiesQuery(),
  terms: termsQuery(),
  'filter-counts': filterCountsBody([everything, candidateFilter.parse({})], TODAY),
  explain: explainCandidateBody(
    '0123456789abcdef01234567',
    { filter: everything, searchTerm: '"Kafka" 5+ yrs' },
    TODAY,
  ),
  similar: similarCandidatesBody(
    {
      id: '0123456789abcdef01234567',
      skills: ['"Java"', '"Spring Boot"'],
      titles: ['"Tech Lead"'],
      experienceMonths: 66,
      city: 'Pune',
    },
    6,
  )!,
};

let index: TestIndex;
beforeAll(async () => {
  index = await openTestIndex(candidatesIndex);
});
afterAll(() => index.close());

test.each(Object.entries(bodies))('%s equals its golden file, and runs on the real mapping', async (name, body) => {
  const file = join(import.meta.dirname, 'golden', `${name}.json`);
  if (update) writeFileSync(file, `${JSON.stringify(body, null, 2)}\n`);
  expect(body).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  const { timed_out } = await index.search(body);
  expect(timed_out).toBe(false);
});
