import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatExpression } from './format-expression.ts';
import { layOutExpression } from './lay-out-expression.ts';
import { parseExpression } from './parser.ts';
import { shape, texts, trees } from './testing/random-expressions.ts';
import type { Node } from './tree.ts';

const laidOut = (text: string, inLines: boolean) => layOutExpression(parseExpression(text).tree as Node, inLines);

test.each([
  ['java kotlin', 'java AND kotlin'],
  ['java or kotlin and php', 'java OR (kotlin AND php)'],
  ['-(java | kotlin)'.replace('|', '||'), 'NOT (java OR kotlin)'],
  ['java "spring boot"~3', 'java AND "spring boot"~3'],
])('%s on one line', (text, expected) => {
  const line = laidOut(text, false);
  expect(shape(parseExpression(line).tree)).toEqual(shape(parseExpression(expected).tree));
  expect(line).not.toContain('\n');
});

test('AND inside OR gets parentheses, so that the text shows how it is read', () => {
  expect(laidOut('java or kotlin and php', false)).toBe('java OR (kotlin AND php)');
});

test('a part that does not fit a line is broken at its operators and indented by depth', () => {
  const text =
    '(java OR kotlin OR (scala AND akka)) "spring boot" NOT (manager OR "delivery manager" OR "programme manager" OR lead)';
  expect(laidOut(text, true)).toBe(
    [
      '(java OR kotlin OR (scala AND akka))',
      'AND "spring boot"',
      'AND NOT (',
      '  manager',
      '  OR "delivery manager"',
      '  OR "programme manager"',
      '  OR lead',
      ')',
    ].join('\n'),
  );
  expect(laidOut('java and kotlin', true)).toBe('java AND kotlin');
});

test.each([true, false])('any tree reads as itself when laid out, in lines: %s', (inLines) => {
  fc.assert(
    fc.property(trees(4, null), (tree) => {
      fc.pre(parseExpression(formatExpression(tree)).problems.length === 0);
      const text = layOutExpression(tree, inLines);
      expect(shape(parseExpression(text).tree)).toEqual(shape(tree));
    }),
    { numRuns: 500 },
  );
});

test('parsing a valid text and its layout gives one tree, and a layout is its own layout', () => {
  fc.assert(
    fc.property(texts, fc.boolean(), (text, inLines) => {
      const { tree } = parseExpression(text);
      fc.pre(tree !== null);
      const laid = layOutExpression(tree, inLines);
      const again = parseExpression(laid).tree as Node;
      expect(shape(again)).toEqual(shape(tree));
      expect(layOutExpression(again, inLines)).toBe(laid);
    }),
    { numRuns: 2_000 },
  );
});

test('an expression that more parentheses would nest too deep keeps the ones it needs', () => {
  const deep = Array.from({ length: 9 }).reduce<string>((inner) => `a OR b AND (${inner})`, 'c OR d AND e');
  const text = `NOT (${deep})`;
  expect(parseExpression(text).problems).toEqual([]);
  expect(shape(parseExpression(laidOut(text, true)).tree)).toEqual(shape(parseExpression(text).tree));
});
