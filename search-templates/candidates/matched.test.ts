import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CandidateFilterInput, candidateFilter } from '#domain/filters/candidate-filter.ts';
import type { SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import type { CandidateDocument } from './document.ts';
import { candidateListBody } from './list-query.ts';
import { candidatesIndex } from './mapping.ts';
import { type MatchedHit, readMatched } from './matched.ts';
import { candidateSearchBody } from './query.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { openTestIndex, type TestIndex } from './testing/open-test-index.ts';

const TODAY = '2026-01-01';
const somebody: Partial<CandidateDocument> = {
  identity: ['Ravi Kumar'],
  skills: ['Java', 'C++', 'Spring Boot', 'Kubernetes'],
  currentTitles: ['Senior Data Engineer'],
  previousTitles: ['Tech Lead'],
  currentEmployers: ['Infosys'],
  descriptions: ['Nothing here', 'Ran Kafka for the machine learning engineers'],
  education: ['B.Tech in Statistics', 'Anna University'],
  institutes: ['Anna University'],
  resumeText: `${'Lorem ipsum dolor. '.repeat(200)}Payments were moved to Scala by senior developers. ${'Amet. '.repeat(200)}`,
};
let index: TestIndex;

beforeAll(async () => {
  index = await openTestIndex(candidatesIndex);
  await index.fill([makeCandidate('a', somebody)]);
});
afterAll(() => index.close());

async function matchedBy(body: SearchBody) {
  const { hits } = await index.search(body);
  return readMatched(hits.hits[0] as MatchedHit, new Date(TODAY));
}
const matched = (filter: CandidateFilterInput) => matchedBy(candidateSearchBody(candidateFilter.parse(filter), TODAY));
/** Of one more candidate, which only this call knows. */
async function matchedIn(known: Partial<CandidateDocument>, filter: CandidateFilterInput) {
  await index.fill([makeCandidate('b', known)]);
  const body = candidateSearchBody(candidateFilter.parse(filter), TODAY);
  const { hits } = await index.search({ ...body, post_filter: { ids: { values: ['b'] } } });
  await index.elasticsearch.delete({ index: index.name, id: 'b', refresh: true });
  return readMatched(hits.hits[0] as MatchedHit, new Date(TODAY));
}
const badges = (...keywords: string[]) => ({ badges: keywords.map((keyword) => ({ keyword })) });

test.each([
  ['a skill', 'java', 'skills', 'literal', '<em>Java</em>'],
  ['a spelling', 'C++', 'skills', 'literal', '<em>C++</em>'],
  [
    'a phrase, before a text that also contains it',
    'spring boot',
    'skills',
    'literal',
    '<em>Spring</em> <em>Boot</em>',
  ],
  ['a synonym', 'k8s', 'skills', 'synonym', '<em>Kubernetes</em>'],
  ['a plural', 'engineers', 'currentTitles', 'plural', 'Senior Data <em>Engineer</em>'],
  ['a title of the past', 'tech lead', 'previousTitles', 'literal', '<em>Tech</em> <em>Lead</em>'],
  ['an employer', 'infosys', 'currentEmployers', 'literal', '<em>Infosys</em>'],
  ['a description', 'kafka', 'descriptions', 'literal', 'Ran <em>Kafka</em> for the machine learning engineers'],
  [
    'a synonym of another length',
    'ml engineer',
    'descriptions',
    'synonym',
    'Ran Kafka for the <em>machine</em> <em>learning</em> <em>engineers</em>',
  ],
  ['education', 'statistics', 'education', 'literal', 'B.Tech in <em>Statistics</em>'],
  ['a star', 'kub*', 'skills', 'literal', '<em>Kubernetes</em>'],
])('%s is reported, with its field and form', async (_what, keyword, field, via, fragment) => {
  expect(await matched({ keyword: badges(keyword) })).toEqual([
    { group: 'keyword', index: 0, text: keyword, field, via, fragment },
  ]);
});

test("of the resume's text the lines around the match are shown", async () => {
  const [found] = await matched({ keyword: badges('scala') });
  expect(found).toMatchObject({ field: 'resume', via: 'literal' });
  expect(found?.fragment).toContain('Payments were moved to <em>Scala</em> by senior developers.');
  expect(found?.fragment?.length).toBeLessThan(300);
});

test('each badge has its own fragment, in the order of the groups and badges; those that missed are omitted', async () => {
  const found = await matched({
    keyword: badges('kafka', 'haskell', 'scala', 'java'),
    designation: badges('tech lead'),
    company: badges('infosys'),
    skills: ['spring boot'],
    resumeSearch: 'payments NEAR/5 scala',
    institutes: ['iit', 'anna university'],
  });
  expect(found.map(({ group, index: at, field }) => `${group} ${at} ${field}`)).toEqual([
    'keyword 0 descriptions',
    'keyword 2 resume',
    'keyword 3 skills',
    'designation 0 previousTitles',
    'company 0 currentEmployers',
    'resumeSearch 0 resume',
    'skills 0 skills',
    'institutes 1 education',
  ]);
});

test('leaves of an expression are numbered from the left, those under NOT report nothing', async () => {
  const inputText = 'java AND NOT haskell AND (kafka OR "data engineer")';
  const found = await matched({ keyword: { boolean: true, inputText } });
  expect(found.map(({ index: at, text }) => `${at} ${text}`)).toEqual(['0 java', '2 kafka', '3 "data engineer"']);
});

test('list search says where it found a name', async () => {
  const found = await matchedBy(candidateListBody({ searchTerm: 'ravi', page: 1, size: 10 }, TODAY));
  expect(found).toMatchObject([{ group: 'searchTerm', field: 'identity', fragment: '<em>Ravi</em> Kumar' }]);
});

test('a hit without names reports nothing', () => {
  expect(readMatched({}, new Date(TODAY))).toEqual([]);
});

test.each([
  [
    'a skill and a current title',
    'data',
    {
      skill: { name: 'Data Modelling', years: 4, lastUsed: 2025, isPrimary: true },
      title: { name: 'Senior Data Engineer', years: 3.5, isCurrent: true },
    },
  ],
  ['a title of the past', 'tech lead', { title: { name: 'Tech Lead', years: null, isCurrent: false } }],
  ['only a text', 'kafka', undefined],
])('evidence for a match: %s', async (_what, keyword, proof) => {
  const [only] = await matchedIn(
    {
      ...somebody,
      skills: ['Data Modelling'],
      facts: {
        skills: [{ years: 4, lastUsed: 2025, isPrimary: true }],
        currentTitles: [3.5],
        previousTitles: [null],
      },
    },
    { keyword: badges(keyword) },
  );
  expect(only?.proof).toEqual(proof);
});

test('the proof is the skill and the title with the most evidence, not those with the most years', async () => {
  const [only] = await matchedIn(
    {
      ...somebody,
      skills: ['React Native', 'React'],
      currentTitles: ['React Trainer', 'React Developer'],
      previousTitles: [],
      facts: {
        skills: [
          { years: 6, lastUsed: 2026, isPrimary: true },
          { years: 4, lastUsed: 2026, isPrimary: true },
        ],
        currentTitles: [5, 3],
        previousTitles: [],
      },
    },
    { keyword: badges('react') },
  );
  expect(only?.proof).toMatchObject({ skill: { name: 'React' }, title: { name: 'React Developer' } });
});
