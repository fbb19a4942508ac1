import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CandidateFilterInput, candidateFilter } from '#domain/filters/candidate-filter.ts';
import { withAlternative } from '#search-templates/language/badge-alternative.ts';
import { candidatesIndex } from './mapping.ts';
import {
  type KnownNearTitle,
  MOST_OFFERED,
  proposeTitles,
  readTitleOffers,
  type TitleOffer,
  titleOffersRequest,
} from './near-title-offers.ts';
import { candidateIdsBody } from './query.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { openTestIndex, type TestIndex } from './testing/open-test-index.ts';

const TODAY = '2026-07-01';
let index: TestIndex;

/** The current title, then a former one; the city. */
const people: [current: string, former: string, city: string][] = [
  ['QA Engineer', '', 'Pune'],
  ['QA Engineer', '', 'Delhi'],
  ['Senior Test Engineer', '', 'Pune'],
  ['Test Engineer', '', 'Delhi'],
  ['SDET', 'QA Engineer', 'Pune'],
  ['Software Development Engineer in Test', '', 'Pune'],
  ['Release Analyst', '', 'Pune'],
  ['Java Developer', '', 'Pune'],
  ['Backend Engineer', 'Java Developer', 'Pune'],
  ['Backend Engineer', '', 'Delhi'],
];

beforeAll(async () => {
  index = await openTestIndex(candidatesIndex);
  await index.fill(
    people.map(([current, former, city], at) =>
      makeCandidate(`c${at}`, { currentTitles: [current], previousTitles: former ? [former] : [], city }),
    ),
  );
});
afterAll(() => index?.close());

const near = (title: string, nearness: number): KnownNearTitle => ({ name: title.toLowerCase(), title, nearness });
const known = new Map([
  ['qa engineer', [near('Release Analyst', 0.6), near('SDET', 0.5), near('Java Developer', 0.15)]],
]);

async function offersOf(input: CandidateFilterInput): Promise<TitleOffer[]> {
  const filter = candidateFilter.parse(input);
  const request = titleOffersRequest(filter, proposeTitles(filter, known), TODAY);
  return request ? readTitleOffers(await index.search(request.body), request.counted) : [];
}
const shown = async (input: CandidateFilterInput) =>
  (await offersOf(input)).map(({ title, adds }) => `${title} +${adds}`);
const qa = { keyword: 'QA Engineer' };

describe('beside a designation badge', () => {
  test.each<[rule: string, filter: CandidateFilterInput, expected: string[]]>([
    [
      'reviewed titles stand before those that the task has found',
      { designation: { badges: [qa] } },
      ['SDET +1', 'Test Engineer +2', 'Release Analyst +1'],
    ],
    [
      'titles count under the search’s other filters',
      { designation: { badges: [qa] }, selectedCities: ['Delhi'] },
      ['Test Engineer +1'],
    ],
    [
      'titles count in the jobs that the group searches',
      { designation: { badges: [qa], searchCurrent: true } },
      ['SDET +2', 'Test Engineer +2', 'Release Analyst +1'],
    ],
    [
      'titles count without those who are excluded',
      { designation: { badges: [qa], exclude: true, excludeBadges: ['Senior'] } },
      ['SDET +1', 'Test Engineer +1', 'Release Analyst +1'],
    ],
    [
      'an exact badge’s synonyms come first',
      { designation: { badges: [{ keyword: 'SDET', exact: true }] } },
      ['software development engineer in test +1', 'Test Engineer +2', 'QA Engineer +2'],
    ],
    [
      'a title that adds no one is not offered',
      { designation: { badges: [qa, { keyword: 'Test Engineer' }, { keyword: 'SDET' }] } },
      ['Release Analyst +1'],
    ],
    [
      'a phrase of an expression has offers',
      { designation: { boolean: true, inputText: '"QA Engineer" AND NOT senior' } },
      ['SDET +1', 'Test Engineer +1', 'Release Analyst +1'],
    ],
    [
      'what an expression excludes, and prefixes and NEAR, have none',
      { designation: { boolean: true, inputText: 'NOT "QA Engineer" AND (java NEAR/2 developer OR test*)' } },
      [],
    ],
    ['a broken expression has no offers', { designation: { boolean: true, inputText: '' } }, []],
    [
      'a badge that only raises the rank has none, the mandatory one beside it has',
      { designation: { badges: [qa, { keyword: 'Java Developer', mandatory: true }] } },
      ['Backend Engineer +1'],
    ],
  ])('%s', async (_rule, filter, expected) => expect(await shown(filter)).toEqual(expected));

  test('less near titles that are not reviewed are not offered', async () => {
    const titles = (await offersOf({ designation: { badges: [qa] } })).map(({ title }) => title);
    expect(titles).toContain('Release Analyst');
    expect(titles).not.toContain('Java Developer');
  });

  test(`at most ${MOST_OFFERED} titles are offered for each`, async () => {
    const filter = { designation: { badges: [qa, { keyword: 'Java Developer' }] } };
    const offers = await offersOf(filter);
    expect(offers.map(({ badge }) => badge)).toEqual([0, 0, 0, 1]);
    expect(offers.at(-1)).toEqual({ badge: 1, title: 'Backend Engineer', adds: 1 });
  });
});

describe('an accepted offer adds exactly as many as it said', () => {
  test.each<[where: string, filter: CandidateFilterInput]>([
    ['where any badge may match', { designation: { badges: [qa, { keyword: 'Java Developer' }] } }],
    ['to a mandatory badge', { designation: { badges: [{ ...qa, mandatory: true }] } }],
    ['to one of two mandatory badges', { designation: { badges: [qa, { keyword: 'engineer' }], mandatory: true } }],
    ['beside typed text', { designation: { badges: [qa], inputText: 'backend' } }],
    ['with an exclusion', { designation: { badges: [qa], exclude: true, excludeBadges: ['Senior'] } }],
    ['to a phrase of an expression', { designation: { boolean: true, inputText: '"QA Engineer"' } }],
    [
      'to words deep in an expression',
      { designation: { boolean: true, inputText: '(QA-Engineer OR "Java Developer") AND NOT (senior OR lead)' } },
    ],
    ['to an operand of AND', { designation: { boolean: true, inputText: 'engineer "QA Engineer"' } }],
    ['in current jobs', { designation: { badges: [qa], searchCurrent: true }, selectedCities: ['Pune'] }],
  ])('%s', async (_where, input) => {
    const filter = candidateFilter.parse(input);
    const count = async (one: typeof filter) =>
      (await index.ids(candidateIdsBody(one, { today: TODAY, not: [], most: 100 }))).length;
    const before = await count(filter);
    const offers = await offersOf(input);
    expect(offers.length).toBeGreaterThan(0);
    for (const { badge, title, adds } of offers) {
      const accepted = { ...filter, designation: withAlternative(filter.designation, badge, title) };
      expect(await count(accepted), title).toBe(before + adds);
    }
  });
});
