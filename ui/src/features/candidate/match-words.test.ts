import { expect, test } from 'vitest';
import type { MatchedWord } from '#api/search/contract.ts';
import { listedWords } from './match-words.ts';

const word = (text: string, kind: MatchedWord['kind'], found: MatchedWord['found'] = null) =>
  ({ kind, group: 'keyword', index: 0, text, found }) as MatchedWord;
const inSkills = { field: 'skills' } as MatchedWord['found'];

test('more than three alternatives without a match are listed together; required or unwanted ones never are', () => {
  const found = word('java', 'optional', inSkills);
  const alternatives = ['kafka', 'jms', 'mq', 'sqs'].map((text) => word(text, 'optional'));
  const others = [word('spring', 'required'), word('intern', 'unwanted')];
  expect(listedWords([found, ...alternatives, ...others])).toEqual({
    listed: [found, ...others],
    missed: ['kafka', 'jms', 'mq', 'sqs'],
  });
  const few = [found, ...alternatives.slice(0, 3), ...others];
  expect(listedWords(few)).toEqual({ listed: few, missed: [] });
});
