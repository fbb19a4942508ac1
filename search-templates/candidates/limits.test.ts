import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CandidateFilterInput, candidateFilter } from '#domain/filters/candidate-filter.ts';
import { candidateFacetBodies } from './facets.ts';
import { FilterProblems } from './filter-problems.ts';
import { candidatesIndex } from './mapping.ts';
import { candidateSearchBody } from './query.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { openTestIndex, type TestIndex } from './testing/open-test-index.ts';

const TODAY = '2026-01-01';
const bodyOf = (filter: CandidateFilterInput) => candidateSearchBody(candidateFilter.parse(filter), TODAY);
const expression = (inputText: string) => ({ keyword: { boolean: true, inputText } });
const words = (count: number, joint: string) => Array.from({ length: count }, (_, at) => `w${at}`).join(joint);
const nested = (depth: number, open: string) => `${open.repeat(depth)}java${')'.repeat(depth)}`;

function problemsOf(filter: CandidateFilterInput) {
  try {
    bodyOf(filter);
  } catch (error) {
    if (error instanceof FilterProblems) return error.problems;
    throw error;
  }
  return [];
}

describe('never reaches the search engine', () => {
  test.each([
    ['300 leaves', expression(words(300, ' OR ')), 'keyword'],
    ['40 levels', expression(nested(40, '(')), 'keyword'],
    ['40 levels of NOT', expression(nested(40, 'NOT (')), 'keyword'],
    ['10,000 characters', expression('java '.repeat(2_000)), 'keyword'],
    ['10,000 characters of resume search', { resumeSearch: 'java '.repeat(2_000) }, 'resumeSearch'],
    ['a missing parenthesis', { designation: { boolean: true, inputText: '(lead OR' } }, 'designation'],
    ['a badge without a word', { company: { badges: [{ keyword: '***' }] } }, 'company'],
    ['excluded text without a word', { keyword: { exclude: true, excludeText: '!!' } }, 'keyword'],
    ['a skill without a word', { skills: ['--'] }, 'skills'],
    ['a page past 10,000', { currentPage: 101, itemsPerPage: 100 } as const, 'currentPage'],
  ])('%s', (_what, filter, group) => {
    const problems = problemsOf(filter);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      expect(problem).toMatchObject({ group, position: expect.any(Number), length: expect.any(Number) });
      expect(problem.message).not.toBe('');
      expect(problem.hint).not.toBe('');
    }
  });

  test('the problems of all groups are reported together', () => {
    const problems = problemsOf({
      keyword: { boolean: true, inputText: 'java AND' },
      designation: { boolean: true, inputText: '"lead' },
      resumeSearch: '()',
    });
    expect(new Set(problems.map(({ group }) => group))).toEqual(new Set(['keyword', 'designation', 'resumeSearch']));
  });

  test('more than 8,000 clauses, naming the largest group', () => {
    const near = Array.from({ length: 120 }, () => '"software development engineer" NEAR/9 developer').join(' OR ');
    const many = Array.from({ length: 250 }, () => 'developer').join(' OR ');
    const filter = {
      keyword: { boolean: true, inputText: near.slice(0, 3_900).replace(/ OR [^O]*$/, '') },
      designation: { boolean: true, inputText: many },
      company: {
        badges: Array.from({ length: 300 }, () => ({ keyword: 'senior software development engineer in test' })),
      },
    };
    const problems = problemsOf(filter);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.group).toBe('company');
    expect(problems[0]?.message).toContain('8000');
  });

  test('facets have the same limits', () => {
    expect(() => candidateFacetBodies(candidateFilter.parse(expression('(')), TODAY)).toThrow(FilterProblems);
  });
});

describe('at the limits the real search engine answers', () => {
  let index: TestIndex;
  beforeAll(async () => {
    index = await openTestIndex(candidatesIndex);
    await index.fill([
      makeCandidate('short', { skills: ['Java'] }),
      // longer than any projection's, and within Lucene's limit of a value
      makeCandidate('long', { resumeText: `Kafka ${'Java developer '.repeat(333_333)}` }),
    ]);
  });
  afterAll(() => index.close());

  test.each([
    ['256 leaves', expression(`java OR ${words(255, ' OR ')}`)],
    ['256 leaves in AND', expression(`NOT (${words(256, ' ')})`)],
    [
      '60 unquoted phrases with all their variants',
      { keyword: { badges: ['java', ...phrases(60)].map((keyword) => ({ keyword })) } },
    ],
    ['20 levels', expression(deepest('AND', 'OR'))],
    ['20 levels of NOT', expression(`${'NOT '.repeat(20)}java`)],
    ['10 levels of NOT and parentheses', expression(nested(10, 'NOT ('))],
    [
      '300 badges in each group',
      {
        keyword: { badges: Array.from({ length: 300 }, (_, at) => ({ keyword: at === 0 ? 'java' : `"b${at}"` })) },
        designation: { exclude: true, excludeBadges: Array.from({ length: 300 }, (_, at) => `"t${at}"`) },
      },
    ],
  ])('%s', async (_what, filter) => {
    expect(await index.ids(bodyOf(filter))).toContain('short');
    const facets = candidateFacetBodies(candidateFilter.parse(filter), TODAY);
    for (const body of [facets.pilot, facets.counts([1]), facets.counts([0.99])]) await index.search(body);
  });

  test('a resume of 5,000,000 characters in the results is highlighted up to 200,000', async () => {
    const { hits } = await index.search(bodyOf({ keyword: { badges: [{ keyword: 'kafka' }] } }));
    expect(hits.hits[0]).toMatchObject({ _id: 'long', highlight: { resumeText: [expect.any(String)] } });
  });

  test('the last page is cut at 10,000', async () => {
    const body = bodyOf({ currentPage: 134, itemsPerPage: 75 });
    expect(body).toMatchObject({ from: 9_975, size: 25 });
    expect(await index.ids(body)).toEqual([]);
  });
});

const phrases = (count: number) => Array.from({ length: count }, (_, at) => `senior software engineer ${at}`);

/** Twenty levels of alternating operators, each with a leaf that decides nothing. */
function deepest(one: string, other: string): string {
  let text = 'java';
  for (let level = 0; level < 20; level += 1) {
    text = level % 2 === 0 ? `(${text} ${other} nothing${level})` : `(${text} ${one} NOT nothing${level})`;
  }
  return text;
}
