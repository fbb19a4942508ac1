import { expect, test } from 'vitest';
import { expressionClauses, expressionParts } from './expression-clauses.ts';

test.each([
  ['java', ['java']],
  ['java AND (kafka OR "event sourcing")', ['java', 'kafka OR "event sourcing"', 'kafka', '"event sourcing"']],
  ['java AND NOT php', ['java', 'NOT php', 'php']],
  ['java OR java', ['java OR java', 'java']],
  ['a NEAR/3 b', ['a NEAR/3 b']],
  ['(java', []],
  ['', []],
])('%s has the clauses %j', (text, clauses) => {
  expect(expressionClauses(text).map((clause) => clause.text)).toEqual(clauses);
});

test('a clause has its position', () => {
  const text = 'java AND kafka*';
  const [, kafka] = expressionClauses(text);
  expect(text.slice(kafka?.position, (kafka?.position ?? 0) + (kafka?.length ?? 0))).toBe('kafka*');
});

test.each([
  ['java AND (a OR b) AND NOT c', ['(a OR b) AND NOT c', 'java AND NOT c', 'java AND (a OR b)']],
  ['java OR kafka', ['']],
  ['(java', []],
])('%s without each of its parts: %j', (text, rests) => {
  expect(expressionParts(text).map(({ without }) => without)).toEqual(rests);
});
