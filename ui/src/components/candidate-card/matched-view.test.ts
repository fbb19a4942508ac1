import { expect, test } from 'vitest';
import type { MatchedPart } from '#api/candidates/card-contract.ts';
import { viewMatches } from './matched-view.ts';

const part = (fragment: string, more: Partial<MatchedPart> = {}): MatchedPart => ({
  group: 'keyword',
  index: 0,
  text: 'java',
  field: 'skills',
  via: 'literal',
  fragment,
  ...more,
});
const marks = (runs: { text: string; part: MatchedPart | null }[]) =>
  runs.filter((run) => run.part).map((run) => run.text);

test('a word is marked everywhere on the card, not only where the search found it', () => {
  const view = viewMatches([part('<em>Java</em>')], ['Java', 'Senior Java Developer']);
  expect(marks(view.runs('Java', 'skill'))).toEqual(['Java']);
  expect(marks(view.runs('Senior Java Developer', 'title'))).toEqual(['Java']);
  expect(marks(view.runs('JavaScript', 'skill'))).toEqual([]);
  expect(view.quotes).toEqual([]);
});

test.each([
  ['designation', ['title']],
  ['company', ['employer']],
  ['skills', ['skill']],
  ['keyword', ['title', 'employer', 'skill', 'other']],
])('a match of %s is marked only in %j', (group, places) => {
  const view = viewMatches([part('<em>Java</em>', { group })], []);
  const marked = (['title', 'employer', 'skill', 'other'] as const).filter(
    (place) => marks(view.runs('Java', place)).length > 0,
  );
  expect(marked).toEqual(places);
});

test('the words of a phrase are marked as one', () => {
  const view = viewMatches([part('in <em>machine</em> <em>learning</em> teams')], ['Machine Learning']);
  expect(marks(view.runs('Machine Learning', 'skill'))).toEqual(['Machine Learning']);
});

test('matches that the card does not show are quoted, at most two texts, none twice', () => {
  const all = [part('a <em>x</em>'), part('a <em>x</em>'), part('b <em>x</em>'), part('c <em>x</em>')];
  expect(viewMatches(all, []).quotes.map((one) => one.parts[0]?.fragment)).toEqual(['a <em>x</em>', 'b <em>x</em>']);
});

test('of two matches of one word the literal one is marked', () => {
  const view = viewMatches([part('<em>Java</em>', { via: 'synonym' }), part('<em>Java</em>')], ['Java']);
  expect(view.runs('java', 'skill')[0]?.part?.via).toBe('literal');
});

test('a match without a fragment draws nothing', () => {
  expect(viewMatches([part('')], []).quotes).toEqual([]);
});
