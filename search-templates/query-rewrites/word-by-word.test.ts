import { expect, test } from 'vitest';
import { wordByWord } from './word-by-word.ts';

test('every list of words becomes alternatives at any depth; everything else is unchanged', () => {
  const cloud = { terms: { skills: ['aws', 'azure'] } };
  const phrase = { match_phrase: { skills: 'terms of trade' } };
  expect(wordByWord({ bool: { filter: [cloud, phrase], must_not: { terms: { city: ['pune'] } } } })).toEqual({
    bool: {
      filter: [{ bool: { should: [{ term: { skills: 'aws' } }, { term: { skills: 'azure' } }] } }, phrase],
      must_not: { term: { city: 'pune' } },
    },
  });
});

test('an empty list of words still finds no candidate', () => {
  expect(wordByWord({ terms: { city: [] } })).toEqual({ match_none: {} });
});
