import { expect, test } from 'vitest';
import type { Badge } from '#domain/filters/badge-groups.ts';
import { badgesOfExpression, expressionOfBadges } from './badges-and-expressions.ts';

/** `*` marks a mandatory badge, `=` an exact one. */
const badge = (text: string): Badge => ({
  keyword: text.replace(/^[*=]+/, ''),
  mandatory: /^=?\*/.test(text),
  exact: /^\*?=/.test(text),
});
const marked = ({ keyword, mandatory, exact }: Badge) => `${mandatory ? '*' : ''}${exact ? '=' : ''}${keyword}`;

test.each([
  [['Java', 'Kafka'], false, 'Java OR Kafka', []],
  [['*Java', '*Kafka'], false, 'Java AND Kafka', []],
  [['Java', 'Kafka'], true, 'Java AND Kafka', []],
  [['*Java', 'Kafka', 'AWS'], false, 'Java', ['Kafka, AWS only raised the rank']],
  [['=Spring Boot'], false, '"Spring Boot"', []],
  [['*Spring Boot', '*develop*'], false, 'Spring-Boot AND develop*', []],
  [['=java'], false, '"java"', []],
  [['C++', '.NET', 'AND'], false, 'C++ OR .NET OR "AND"', []],
  [[], false, '', []],
])('the badges %j (all mandatory: %s) as an expression are %s', (badges, mandatory, text, lost) => {
  expect(expressionOfBadges(badges.map(badge), mandatory)).toEqual({ text, lost });
});

test('an expression says which badges had a weight', () => {
  const badges: Badge[] = [
    { ...badge('*Java'), weight: 'high' },
    { ...badge('*Kafka'), weight: 'normal' },
    { ...badge('AWS'), weight: 'low' },
  ];
  expect(expressionOfBadges(badges, false)).toEqual({
    text: 'Java AND Kafka',
    lost: ['AWS only raised the rank', 'Java had a weight'],
  });
});

test.each([
  ['java', ['*java'], [], []],
  ['java AND kafka', ['*java', '*kafka'], [], []],
  ['java OR kafka', ['java', 'kafka'], [], []],
  ['java AND NOT php', ['*java'], ['php'], []],
  ['java NOT (php OR perl)', ['*java'], ['php', 'perl'], []],
  ['NOT php', [], ['php'], []],
  ['"spring boot" AND develop*', ['*=spring boot', '*develop*'], [], []],
  ['java AND (kafka OR aws)', ['*java', 'kafka', 'aws'], [], ['kafka OR aws only raises the rank']],
  [
    '(a OR b) AND (c OR d)',
    ['a', 'b', 'c', 'd'],
    [],
    ['a OR b is one choice with the rest', 'c OR d is one choice with the rest'],
  ],
  ['java AND kafka NEAR/3 spring', ['*java'], [], ['kafka NEAR/3 spring has no form as a badge']],
  ['java OR (kafka AND aws)', [], [], ['java OR kafka AND aws has no form as a badge']],
  ['java AND NOT (a AND b)', ['*java'], [], ['NOT (a AND b) has no form as a badge']],
  ['Java AND java', ['*Java'], [], []],
])('%s as badges: %j, left out %j, lost %j', (text, badges, excluded, lost) => {
  const read = badgesOfExpression(text);
  expect([read?.badges.map(marked), read?.excluded.map(marked), read?.lost]).toEqual([badges, excluded, lost]);
});

test.each(['', '   ', '(java', 'AND'])('%j adds nothing', (text) => {
  expect(badgesOfExpression(text)).toBeNull();
});

test.each([[['Java', '=Spring Boot', 'kub*']], [['*Java', '*Spring Boot', '*=C++']]])(
  'badges %j are restored from their expression',
  (texts) => {
    const badges = texts.map(badge);
    const read = badgesOfExpression(expressionOfBadges(badges, false).text);
    expect(read).toEqual({ badges, excluded: [], lost: [] });
  },
);
