import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CandidateFilterInput, candidateFilter } from '#domain/filters/candidate-filter.ts';
import { candidatesIndex } from '#search-templates/candidates/mapping.ts';
import { candidateSearchBody } from '#search-templates/candidates/query.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';
import { openTestIndex, type TestIndex } from '#search-templates/candidates/testing/open-test-index.ts';
import { scenarios } from '#search-templates/candidates/testing/scenarios.ts';
import { candidateOrderBody, readOrder } from './order.ts';

const TODAY = '2026-01-31';
const NOW = new Date(TODAY);

const candidates = [
  makeCandidate('works', {
    identity: ['SAN-000042'],
    skills: ['Java', 'Kubernetes', 'Spring Boot'],
    currentTitles: ['Tech Lead'],
    previousTitles: ['Java Developer'],
    previousEmployers: ['Infosys'],
    titleEvidence: { 'tech lead': 0.6, 'java developer': 0.3, java: 0.28 },
    skillEvidence: { java: 0.8, kubernetes: 0.4, 'spring boot': 0.5 },
    updatedOn: '2026-01-01T00:00:00.000Z',
  }),
  makeCandidate('mentions', {
    resumeText: 'Java and Kafka, the Visual kind, with Kotlin, payments of Java by the developer',
    currentEmployers: ['Infosys'],
    updatedOn: '2026-01-02T00:00:00.000Z',
  }),
  makeCandidate('kotlin', {
    skills: ['Kotlin', 'Java', 'Kafka'],
    skillEvidence: { kotlin: 0.9, java: 0.1, kafka: 0.3 },
    updatedOn: '2026-01-03T00:00:00.000Z',
  }),
];
const ids = candidates.map(({ id }) => id);

let index: TestIndex;
beforeAll(async () => {
  index = await openTestIndex(candidatesIndex);
  await index.fill(candidates);
});
afterAll(() => index.close());

async function order(input: CandidateFilterInput, asked = ids) {
  const filter = candidateFilter.parse(input);
  const body = { ...candidateOrderBody(filter, asked, TODAY), include_named_queries_score: true };
  return readOrder((await index.search(body)).hits.hits, filter, NOW);
}
const badges = (...keywords: string[]) => ({ badges: keywords.map((keyword) => ({ keyword })) });
const expression = (inputText: string) => ({ keyword: { boolean: true, inputText } });

const searches: [string, CandidateFilterInput][] = [
  ...Object.entries(scenarios).filter(([name]) => name !== 'last-page'),
  ['an applicant ID', { keyword: badges('SAN-000042', 'java') }],
  ['three badges', { keyword: badges('java', 'kafka', 'k8s') }],
  [
    'weights',
    {
      keyword: {
        badges: [
          { keyword: 'java', weight: 'low' },
          { keyword: 'kafka', mandatory: true },
        ],
      },
    },
  ],
  ['an employer', { company: badges('infosys'), keyword: badges('java') }],
  ['alternatives', expression('java OR kotlin OR (kafka AND payments) OR NOT php')],
  ['alternatives that need all their parts', expression('(java AND kafka AND NOT payments) OR spring-boot OR kotlin')],
  ['nested alternatives', expression('(kotlin OR (java AND (kafka OR k8s))) AND (java OR payments)')],
  ['resume text', { resumeSearch: 'payments OR "visual"' }],
];

test.each(searches)(
  '%s: the points of the wishes that count add up to the score, in the result’s order',
  async (_, input) => {
    const explained = await order(input);
    const found = await index.search(candidateSearchBody(candidateFilter.parse(input), TODAY));
    expect(explained.map(({ id }) => id)).toEqual(found.hits.hits.map(({ _id }) => _id));
    explained.forEach(({ score, wishes }, at) => {
      const counted = wishes.filter(({ counts }) => counts);
      expect(counted.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score ?? 0, 4);
      // the result's own query adds the same points in another order, in single precision
      if (score !== null) expect(score).toBeCloseTo(found.hits.hits[at]?._score ?? score ?? 0, 5);
      for (const { parts, points } of wishes) {
        expect(parts.reduce((sum, part) => sum + part.points, 0)).toBeCloseTo(points, 4);
      }
    });
  },
);

test('a wish’s points are split by kind of evidence and multiplied by its weight and importance', async () => {
  const asked = { keyword: 'java', mandatory: true, weight: 'high' as const };
  const [works] = await order({ keyword: { badges: [asked, { keyword: 'k8s' }] } });
  expect(works?.id).toBe('works');
  const [java, k8s] = works?.wishes ?? [];
  expect(java).toMatchObject({ text: 'java', isMandatory: true, weight: 'high', counts: true });
  const parts = (wish: typeof java) => wish?.parts.map(({ kind, points }) => [kind, Number(points.toFixed(2))]);
  const close = (actual: number, wanted: number) => expect(Math.abs(actual - wanted)).toBeLessThan(0.02);
  const [title, skill, profile, base] = java?.parts ?? [];
  expect(java?.parts.map(({ kind }) => kind)).toEqual(['title', 'skill', 'profile', 'base']);
  close(title?.points ?? 0, 4 * 0.28);
  close(skill?.points ?? 0, 4 * 0.8);
  expect([profile?.points, base?.points].map((points) => points?.toFixed(2))).toEqual(['0.40', '0.40']);
  // a synonym counts a little less
  expect(parts(k8s)?.[0]?.[0]).toBe('skill');
  close(k8s?.parts[0]?.points ?? 0, 0.9 * 0.4);
});

test('of alternatives the best counts; the others are listed without counting', async () => {
  const [first] = await order(expression('java OR kotlin'), ['kotlin']);
  expect(first?.wishes.map(({ text, counts }) => [text, counts])).toEqual([
    ['java', false],
    ['kotlin', true],
  ]);
});

test('an AND whose other part is missing doesn’t count, whatever its best part has', async () => {
  const [works] = await order(expression('(java AND cobol) OR spring-boot'), ['works']);
  expect(works?.wishes.map(({ text, counts }) => [text, counts])).toEqual([
    ['java', false],
    ['spring-boot', true],
  ]);
});

test('candidates that the search doesn’t select, or excludes, are left out', async () => {
  expect(await order({ keyword: badges('spring boot') }, ['mentions'])).toEqual([]);
  const excluding = { keyword: { ...badges('java'), exclude: true, excludeBadges: ['kafka'] } };
  expect((await order(excluding)).map(({ id }) => id)).toEqual(['works']);
});

test('without words there is no score, and the last update decides', async () => {
  const answer = await order({});
  expect(answer.map(({ id, score, updatedOn }) => [id, score, updatedOn.slice(0, 10)])).toEqual([
    ['kotlin', null, '2026-01-03'],
    ['mentions', null, '2026-01-02'],
    ['works', null, '2026-01-01'],
  ]);
});

test('a search in another order keeps that order and still answers the points', async () => {
  const answer = await order({ keyword: badges('java'), sort: { by: 'updatedOn', order: 'asc' } });
  expect(answer.map(({ id }) => id)).toEqual(['works', 'mentions', 'kotlin']);
  expect(answer[0]?.score).toBeGreaterThan(1);
});
