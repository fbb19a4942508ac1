import { expect, test } from 'vitest';
import { adviceOn } from './expression-advice.ts';
import { parseExpression } from './parser.ts';

const mixed = 'AND and OR are mixed without brackets';

test.each([
  ['java OR kotlin AND spring', ['java OR (kotlin AND spring)', '(java OR kotlin) AND spring']],
  ['java AND kotlin OR spring', ['(java AND kotlin) OR spring', 'java AND (kotlin OR spring)']],
  ['java kotlin OR spring', ['(java kotlin) OR spring', 'java (kotlin OR spring)']],
  ['a AND b OR c AND d', ['(a AND b) OR (c AND d)', 'a AND (b OR c) AND d']],
  ['x AND (a OR b NOT c)', ['x AND (a OR (b NOT c))', 'x AND ((a OR b) NOT c)']],
  ['a NEAR/3 b AND c OR d', ['(a NEAR/3 b AND c) OR d', 'a NEAR/3 b AND (c OR d)']],
  ['-a AND "b c" OR d*oo', []],
])('AND and OR mixed in %s: both readings are shown', (text, readings) => {
  const advice = adviceOn(text).filter(({ message }) => message === mixed);
  expect(advice.flatMap(({ quickFixes }) => quickFixes.map((fix) => fix.text))).toEqual(readings);
});

test('the first reading has the meaning of the text, the second another one', () => {
  const meaning = (text: string) =>
    JSON.stringify(parseExpression(text).tree, (key, value) => (/position|length/.test(key) ? undefined : value));
  for (const text of ['java OR kotlin AND spring', 'a b OR c d', 'NOT a OR b AND c']) {
    const [asIs, other] = adviceOn(text)[0]?.quickFixes ?? [];
    expect(meaning(asIs?.text ?? '')).toBe(meaning(text));
    expect(meaning(other?.text ?? '')).not.toBe(meaning(text));
  }
});

test.each(['java', 'java AND kotlin AND c', 'a OR b', 'a AND (b OR c)', '(a OR b) (c OR d)', '"a and b or c"', ''])(
  'no advice for %s',
  (text) => {
    expect(adviceOn(text)).toEqual([]);
  },
);

test('operators in small letters are reported, each with its position, and can all be capitalised at once', () => {
  const advice = adviceOn('java and kotlin or not php').filter(({ message }) => message !== mixed);
  expect(advice.map(({ position, length, message }) => [position, length, message])).toEqual([
    [5, 3, '“and” is read as AND'],
    [16, 2, '“or” is read as OR'],
    [19, 3, '“not” is read as NOT'],
  ]);
  expect(advice[0]?.quickFixes.map((fix) => fix.text)).toEqual([
    'java AND kotlin or not php',
    'java AND kotlin OR NOT php',
    'java "and" kotlin or not php',
  ]);
});

test('signs are not lower-case operators, and an invalid text reports its problems first', () => {
  expect(adviceOn('java && kotlin && !php')).toEqual([]);
  expect(adviceOn('(java and kotlin OR x [')).toEqual([]);
});
