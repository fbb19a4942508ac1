import { expect, test } from 'vitest';
import { anyToSelect } from './any-to-select.ts';

test('words for one field become one query at any depth of alternatives, and none occurs twice', () => {
  const java = { bool: { should: [{ term: { skills: 'java' } }, { term: { resumeText: 'java' } }] } };
  const cloud = { bool: { should: [{ terms: { skills: ['aws', 'azure'] } }, { term: { resumeText: 'aws' } }] } };
  expect(anyToSelect([java, { bool: { should: [cloud, java] } }])).toEqual({
    bool: { should: [{ terms: { skills: ['java', 'aws', 'azure'] } }, { terms: { resumeText: ['java', 'aws'] } }] },
  });
});

test('phrases, flags and clauses under other conditions stay unchanged, once each', () => {
  const phrase = { match_phrase: { skills: 'spring boot' } };
  const flag = { term: { hasResume: true } };
  const both = { bool: { filter: [{ term: { skills: 'java' } }], must_not: [phrase] } };
  const least = { bool: { should: [{ term: { skills: 'go' } }], minimum_should_match: 1 } };
  expect(anyToSelect([phrase, both, flag, phrase, least])).toEqual({ bool: { should: [phrase, both, flag, least] } });
});

test('one alternative stays as it is', () => {
  expect(anyToSelect([{ bool: { should: [{ term: { skills: 'go' } }] } }])).toEqual({ term: { skills: 'go' } });
});
