import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { FilterProblems } from './filter-problems.ts';
import { candidateListBody } from './list-query.ts';
import { candidatesIndex } from './mapping.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { openTestIndex, type TestIndex } from './testing/open-test-index.ts';

const TODAY = '2026-01-01';
let index: TestIndex;

beforeAll(async () => {
  index = await openTestIndex(candidatesIndex);
  await index.fill([
    makeCandidate('ravi', {
      identity: ['SAN-000042', 'Ravi Kumar', 'ravi.kumar@example.com', '9876543210', '919876543210'],
      skills: ['Java'],
      experienceMonths: 72,
      updatedOn: '2026-01-03T00:00:00.000Z',
    }),
    makeCandidate('java', { skills: ['Java', 'Kafka'], experienceMonths: 59, updatedOn: '2026-01-02T00:00:00.000Z' }),
    makeCandidate('text', { resumeText: 'Java, for 5 years', experienceMonths: 12, gender: 'female' }),
    makeCandidate('other', { identity: ['SAN-000421', 'Asha Rao', 'asha@example.org'], experienceMonths: 120 }),
  ]);
});
afterAll(() => index.close());

const list = (searchTerm: string, more: object = {}) =>
  index.ids(candidateListBody({ searchTerm, page: 1, size: 10, ...more }, TODAY));

describe('list search', () => {
  test.each([
    ['empty: last updated first', '', ['ravi', 'java', 'other', 'text']],
    ['the Boolean language', 'java AND NOT kafka', ['ravi', 'text']],
    ['finds by ID', 'SAN-000042', ['ravi']],
    ['finds by name, in any order of its parts', 'kumar ravi', ['ravi']],
    ['finds by email', 'ravi.kumar@example.com', ['ravi']],
    ['finds by phone', '9876543210', ['ravi']],
    ['finds by phone as people write it', '+91 98765-43210', ['ravi']],
    ['years filter experience at that or more', '5 years', ['ravi', 'other']],
    ['years with a plus', '5+ yrs', ['ravi', 'other']],
    ['half years', '4.9 years', ['ravi', 'java', 'other']],
    ['years next to words', 'java 5+ years', ['ravi']],
    ['years next to an operator', 'java AND 5 years of experience', ['ravi']],
    ['years before an operator', '5 years AND java', ['ravi']],
    ['years between operators', 'java AND 1 year AND kafka', ['java']],
    ['years in quotes are text', '"5 years"', ['text']],
    ['a missing parenthesis: read as plain words', '(java kafka', ['java']],
    ['a missing side: read as plain words', 'java AND', ['java', 'ravi', 'text']],
  ])('%s', async (_rule, searchTerm, ids) => {
    const found = await list(searchTerm);
    expect(searchTerm === '' ? found : found.toSorted()).toEqual(searchTerm === '' ? ids : ids.toSorted());
  });

  test('the filters of Pro Search apply to it', async () => {
    expect(await list('java', { filter: candidateFilter.parse({ selectedGender: 'female' }) })).toEqual(['text']);
  });

  test("errors in the filter's own words are reported", () => {
    const filter = candidateFilter.parse({ resumeSearch: '(' });
    expect(() => candidateListBody({ searchTerm: '(', page: 1, size: 10, filter }, TODAY)).toThrow(FilterProblems);
  });
});
