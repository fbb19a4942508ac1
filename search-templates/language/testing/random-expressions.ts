import fc from 'fast-check';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import type { NearNode, Node } from '#search-templates/language/tree.ts';

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
export function trees(depth: number, not: 'and' | 'or' | null): fc.Arbitrary<Node> {
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
export const shape = (node: unknown): unknown =>
  JSON.parse(JSON.stringify(node, (key, value) => (key === 'position' || key === 'length' ? undefined : value)));

const piece = fc.constantFrom(
  ...['java', 'C++', 'AND', 'or', 'NOT', '(', ')', '"', '“', '-', '!', '*', '~3', 'NEAR/2', 'near', '&&', '||', '|'],
  ...['.NET', ',', '.', "'", '[', ' ', ' ', ' ', '&', '#', '/', 'é', '\t', '😀', 'x'],
);

/** Any text of the language's pieces, valid or not. */
export const texts = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
