import { expect, test } from 'vitest';
import { mergeFragments, plainFragment, readFragment } from './marked-fragment.ts';

test.each([
  ['plain words', [{ text: 'plain words', matched: false }]],
  [
    'on <em>Java</em> 21',
    [
      { text: 'on ', matched: false },
      { text: 'Java', matched: true },
      { text: ' 21', matched: false },
    ],
  ],
  [
    'a <em>machine</em> <em>learning</em>',
    [
      { text: 'a ', matched: false },
      { text: 'machine learning', matched: true },
    ],
  ],
  ['<em>Kafka</em>', [{ text: 'Kafka', matched: true }]],
  ['', []],
])('marks between <em> and </em> are matches: %s', (fragment, runs) => {
  expect(readFragment(fragment)).toEqual(runs);
});

test('other tags in a fragment stay text', () => {
  expect(readFragment('<b>x</b> <em><img src=x></em>')).toEqual([
    { text: '<b>x</b> ', matched: false },
    { text: '<img src=x>', matched: true },
  ]);
});

test('a plain fragment is the text without its marks', () => {
  expect(plainFragment('Senior <em>Java</em> Engineer')).toBe('Senior Java Engineer');
});

const senior = { fragment: '<em>Senior</em> Java Engineer' };
const java = { fragment: 'Senior <em>Java</em> Engineer' };

test('two matches in one text are both marked', () => {
  expect(mergeFragments([senior, java])).toEqual([
    { text: 'Senior', part: senior },
    { text: ' ', part: null },
    { text: 'Java', part: java },
    { text: ' Engineer', part: null },
  ]);
});

test('letters in two matches belong to the first', () => {
  const whole = { fragment: '<em>Senior Java</em> Engineer' };
  expect(mergeFragments([whole, java]).map((run) => run.text)).toEqual(['Senior Java', ' Engineer']);
});

test('text without marks is one run', () => {
  expect(mergeFragments([{ fragment: 'plain' }])).toEqual([{ text: 'plain', part: null }]);
  expect(mergeFragments([])).toEqual([]);
});
