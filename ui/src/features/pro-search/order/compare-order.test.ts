import { expect, test } from 'vitest';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import type { OrderedCandidate, OrderedWish } from '#api/search/order-contract.ts';
import { orderRows, verdict } from './compare-order.ts';
import { neighbours } from './use-why-order.ts';

const YEAR = new Date().getUTCFullYear();

const wish = (text: string, points: number, changed: Partial<OrderedWish> = {}): OrderedWish => ({
  group: 'keyword',
  index: ['java', 'kafka', 'go'].indexOf(text),
  text,
  mandatory: false,
  weight: 'normal',
  counts: true,
  points,
  parts: [
    { kind: 'skill', points: points - 0.1 },
    { kind: 'base', points: 0.1 },
  ],
  found: { group: 'keyword', index: 0, text, field: 'resume', via: 'literal' },
  ...changed,
});
const order = (wishes: OrderedWish[], changed: Partial<OrderedCandidate> = {}): OrderedCandidate => ({
  _id: 'x',
  score: wishes.filter(({ counts }) => counts).reduce((sum, { points }) => sum + points, 0),
  updatedOn: '2026-03-02T10:00:00.000Z',
  wishes,
  ...changed,
});
const said = (one: OrderedCandidate, other: OrderedCandidate) =>
  verdict({ name: 'Asha', order: one }, { name: 'Ravi', order: other }, orderRows([one, other]));

test('each wish is one row in the search’s order; those with different points are marked', () => {
  const rows = orderRows([order([wish('kafka', 0.5), wish('java', 0.8)]), order([wish('java', 0.8), wish('go', 0.2)])]);
  expect(rows.map(({ text, differs, cells }) => [text, differs, cells.map((cell) => cell?.points)])).toEqual([
    ['java', false, [0.8, 0.8]],
    ['kafka', true, [0.5, undefined]],
    ['go', true, [undefined, 0.2]],
  ]);
});

test('badges of several groups keep the order of the groups', () => {
  const rows = orderRows([order([wish('java', 1, { group: 'designation', index: 0 }), wish('go', 1)])]);
  expect(rows.map(({ text }) => text)).toEqual(['go', 'java']);
});

test('a row says its weight and that it is mandatory; a cell says why it counts', () => {
  const skill = { name: 'Java', years: 6, lastUsed: YEAR, isPrimary: true };
  const found = { ...wish('java', 1).found, proof: { skill } };
  const [java] = orderRows([order([wish('java', 0.9, { mandatory: true, weight: 'high', found })])]);
  expect(java?.marks).toBe('mandatory, high weight');
  expect(java?.cells[0]).toEqual({
    points: 0.9,
    words: 'Java: 6 years, primary skill, used this year',
    parts: 'skill 0.80, found 0.10',
  });
  const [go] = orderRows([order([wish('go', 0.4, { found: { ...found, proof: undefined, via: 'synonym' } })])]);
  expect(go).toMatchObject({ marks: '', cells: [{ words: 'in resume, as a synonym' }] });
});

test('an alternative next to which another one counts has no points and says so', () => {
  const [java] = orderRows([order([wish('java', 0.9, { counts: false })])]);
  expect(java?.cells[0]).toMatchObject({ points: 0, parts: 'another alternative counts' });
});

test.each<[string, OrderedCandidate, OrderedCandidate, string]>([
  [
    'more points, and for what most of them are',
    order([wish('java', 0.9), wish('kafka', 0.5)]),
    order([wish('java', 0.2), wish('kafka', 0.6)]),
    'Asha has 0.60 points more, most of all for java (+0.70).',
  ],
  [
    'the lower one in an ascending order',
    order([wish('java', 0.2)]),
    order([wish('java', 0.9)]),
    'Ravi has 0.70 points more, most of all for java (+0.70).',
  ],
  [
    'a difference too small to show',
    order([wish('java', 0.5)], { score: 0.501 }),
    order([wish('java', 0.5)]),
    'Asha has less than 0.01 points more.',
  ],
  [
    'the last update among equal points',
    order([wish('java', 0.5)]),
    order([wish('java', 0.5)], { updatedOn: '2026-02-01T10:00:00.000Z' }),
    'Both have 0.50 points. The last update decides: 2 Mar 2026 before 1 Feb 2026.',
  ],
  [
    'the last update on one day',
    order([wish('java', 0.5)]),
    order([wish('java', 0.5)], { updatedOn: '2026-03-02T09:00:00.000Z' }),
    'Both have 0.50 points. The last update decides: both on 2 Mar 2026, Asha later.',
  ],
  [
    'the ids after all',
    order([wish('java', 0.5)]),
    order([wish('java', 0.5)]),
    'Both have 0.50 points. Both were updated at the same time, so their ids decide.',
  ],
  [
    'the last update where no words are asked',
    order([], { score: null }),
    order([], { score: null, updatedOn: '2026-02-01T10:00:00.000Z' }),
    'The search asks for no words. The last update decides: 2 Mar 2026 before 1 Feb 2026.',
  ],
])('what decides: %s', (_, one, other, text) => {
  expect(said(one, other)).toBe(text);
});

const cards = ['a', 'b', 'c'].map((_id) => ({ _id }) as CandidateCardAnswer);
test.each([
  ['the first', 'a', ['11 a', '12 b']],
  ['one in between', 'b', ['12 b', '13 c']],
  ['the last, which is compared with the one before', 'c', ['12 b', '13 c']],
  ['one that is not on the page', 'x', []],
])('the neighbours of %s', (_, id, expected) => {
  expect(neighbours(cards, id, 10).map(({ card, place }) => `${place} ${card._id}`)).toEqual(expected);
});

test('a candidate alone has no neighbour', () => {
  expect(neighbours(cards.slice(0, 1), 'a', 0)).toHaveLength(1);
});
