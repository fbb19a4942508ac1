import { expect, test } from 'vitest';
import type { MatchedPart } from '#api/candidates/card-contract.ts';
import { viewMatches } from './matched-view.ts';

const part = (fragment: string, via: MatchedPart['via'] = 'literal'): MatchedPart => ({
  group: 'keyword',
  index: 0,
  text: 'java',
  field: 'skills',
  via,
  fragment,
});

test('a value that the card shows is marked in place, not quoted', () => {
  const view = viewMatches([part('<em>Java</em>')], ['Java', 'Kafka']);
  expect(view.inPlace('Java').map((one) => one.fragment)).toEqual(['<em>Java</em>']);
  expect(view.inPlace('Kafka')).toEqual([]);
  expect(view.quotes).toEqual([]);
});

test('what the card does not show is quoted, at most two texts, none twice', () => {
  const all = [part('a <em>x</em>'), part('a <em>x</em>'), part('b <em>x</em>'), part('c <em>x</em>')];
  expect(viewMatches(all, []).quotes.map((one) => one.parts[0]?.fragment)).toEqual(['a <em>x</em>', 'b <em>x</em>']);
});

test('of two matches in one value the literal one comes first', () => {
  const view = viewMatches([part('<em>Java</em>', 'synonym'), part('<em>Java</em>')], ['Java']);
  expect(view.inPlace('java').map((one) => one.via)).toEqual(['literal', 'synonym']);
});

test('a match without a fragment has nothing to draw', () => {
  expect(viewMatches([{ ...part(''), fragment: undefined }], []).quotes).toEqual([]);
});
