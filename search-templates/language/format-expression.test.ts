import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { formatExpression } from './format-expression.ts';
import { parseBadge, parseExpression } from './parser.ts';
import type { NearNode, Node } from './tree.ts';

const nowhere = { position: 0, length: 0 };
const word = fc.constantFrom('java', 'C++', '.NET', 'Node.js', 'R&D', 'e-commerce', '4.5', 'résumé', 'हिन्दी', 'CI/CD');
const side: fc.Arbitrary<NearNode['left']> = fc.oneof(
  word.map((text) => ({ kind: 'word' as const, text, ...nowhere })),
  fc
    .array(fc.oneof(word, fc.constantFrom('AND', 'or', '(x)', '-y', '&')), { minLength: 1, maxLength: 4 })
    .filter((words) => toTokens(words.join(' ')).length > 0)
    .map((words) => ({ kind: 'phrase' as const, text: words.join(' '), exact: true, ...nowhere })),
  fc.constantFrom('develop', 'node.js', 'c++').map((text) => ({ kind: 'prefix' as const, text, ...nowhere })),
);
const leaf: fc.Arbitrary<Node> = fc.oneof(
  { weight: 4, arbitrary: side },
  fc
    .record({ left: side, right: side, distance: fc.integer({ min: 1, max: 50 }) })
    .map((near): Node => ({ kind: 'near', ...near, ...nowhere })),
);

/** Trees as the parser builds them: an AND is never directly in an AND, an OR never in an OR. */
function trees(depth: number, not: 'and' | 'or' | null): fc.Arbitrary<Node> {
  if (depth === 0) return leaf;
  const of = (kind: 'and' | 'or'): fc.Arbitrary<Node> =>
    fc
      .array(trees(depth - 1, kind), { minLength: 2, maxLength: 4 })
      .map((operands) => ({ kind, operands, ...nowhere }));
  return fc.oneof(
    leaf,
    trees(depth - 1, null).map((operand): Node => ({ kind: 'not', operand, ...nowhere })),
    ...(['and', 'or'] as const).filter((kind) => kind !== not).map(of),
  );
}

/** The tree without positions. */
const shape = (node: unknown): unknown =>
  JSON.parse(JSON.stringify(node, (key, value) => (key === 'position' || key === 'length' ? undefined : value)));

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
  const piece = fc.constantFrom(
    ...['java', 'C++', 'AND', 'or', 'NOT', '(', ')', '"', '“', '-', '!', '*', '~3', 'NEAR/2', 'near', '&&', '||', '|'],
    ...['.NET', ',', '.', "'", '[', ' ', ' ', ' ', '&', '#', '/', 'é', '\t', '😀', 'x'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const text = pieces.join('');
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
