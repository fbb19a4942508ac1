import { expect, test } from 'vitest';
import { mergeFragments } from './merge-fragments.ts';

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

test('letters that two matches mark belong to the first', () => {
  const whole = { fragment: '<em>Senior Java</em> Engineer' };
  expect(mergeFragments([whole, java]).map((run) => run.text)).toEqual(['Senior Java', ' Engineer']);
});

test('nothing marked is one run', () => {
  expect(mergeFragments([{ fragment: 'plain' }])).toEqual([{ text: 'plain', part: null }]);
  expect(mergeFragments([])).toEqual([]);
});
