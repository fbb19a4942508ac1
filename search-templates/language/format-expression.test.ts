import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatExpression } from './format-expression.ts';
import { parseBadge, parseExpression } from './parser.ts';
import { shape, texts, trees } from './testing/random-expressions.ts';
import type { Node } from './tree.ts';

test('the canonical text of any tree reads as that tree', () => {
  fc.assert(
    fc.property(trees(4, null), (tree) => {
      const text = formatExpression(tree);
      fc.pre(text.length <= 4000);
      const parsed = parseExpression(text);
      fc.pre(!parsed.problems.some(({ message }) => message.startsWith('More than')));
      expect(parsed.problems).toEqual([]);
      expect(shape(parsed.tree)).toEqual(shape(tree));
    }),
    { numRuns: 1000 },
  );
});

test('the canonical text of valid text is its own canonical text; any text is parsed or reported as invalid', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { tree, problems } = parseExpression(text);
      for (const { position, length } of problems) {
        expect(length).toBeGreaterThan(0);
        expect(position + length).toBeLessThanOrEqual(text.length);
      }
      if (!tree) {
        expect(problems.length > 0 || text.trim() === '').toBe(true);
        return;
      }
      const canonical = formatExpression(tree);
      const again = parseExpression(canonical);
      expect(again.problems).toEqual([]);
      expect(shape(again.tree)).toEqual(shape(tree));
      expect(formatExpression(again.tree as Node)).toBe(canonical);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ['machine learning', 'machine-learning'],
  ['C++ developer', 'C++-developer'],
  ['manager (sales)', 'manager-sales'],
  ['"spring boot"', '"spring boot"'],
  ['and', '"and"'],
  ['near', '"near"'],
  ['-java', 'java'],
  ['machine learn*', 'machine-learn*'],
  ['develop*', 'develop*'],
  ['R & D', 'R-D'],
  ['node js', 'nodejs'],
])('a badge %s becomes the expression %s', (keyword, expression) => {
  const node = parseBadge(keyword) as Node;
  expect(formatExpression(node)).toBe(expression);
  expect(parseExpression(expression).problems).toEqual([]);
});
