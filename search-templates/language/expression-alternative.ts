import { formatExpression } from './format-expression.ts';
import { parseBadge, parseExpression } from './parser.ts';
import type { Node, PhraseNode, WordNode } from './tree.ts';

/** A word or phrase of an expression that another text may stand beside. */
export interface ReplaceableLeaf {
  text: string;
  /** In quotes, so without plurals and synonyms. */
  exact: boolean;
}

interface PlacedLeaf {
  node: WordNode | PhraseNode;
  /** The operator above it. */
  parent: 'and' | 'or' | null;
}

/** The words and phrases that an expression wants, from the left: none under a NOT or beside a NEAR; none if it is invalid. */
export const replaceableLeaves = (expression: string): ReplaceableLeaf[] =>
  placedLeaves(expression).map(({ node }) => ({
    text: node.kind === 'word' ? node.text.replaceAll('-', ' ') : node.text,
    exact: node.kind === 'phrase' && node.exact,
  }));

/** The expression in which another text may match in the place of one of those leaves, from 0; otherwise as written. */
export function withLeafAlternative(expression: string, at: number, keyword: string): string {
  return edited(expression, at, (leaf, { parent }) => {
    const either = `${leaf} OR ${asLeaf(keyword)}`;
    return parent === 'and' ? `(${either})` : either;
  });
}

/** The expression with another text in the place of one of those leaves. */
export const withLeafReplaced = (expression: string, at: number, keyword: string): string =>
  edited(expression, at, () => asLeaf(keyword));

function edited(expression: string, at: number, change: (leaf: string, placed: PlacedLeaf) => string): string {
  const placed = placedLeaves(expression)[at];
  if (!placed) return expression;
  const { position, length } = placed.node;
  const end = position + length;
  return expression.slice(0, position) + change(expression.slice(position, end), placed) + expression.slice(end);
}

function asLeaf(keyword: string): string {
  const node = parseBadge(keyword);
  return node ? formatExpression(node) : '';
}

function placedLeaves(expression: string): PlacedLeaf[] {
  const { tree, problems } = parseExpression(expression);
  return tree && problems.length === 0 ? leavesBelow(tree, null) : [];
}

function leavesBelow(node: Node, parent: PlacedLeaf['parent']): PlacedLeaf[] {
  if (node.kind === 'word' || node.kind === 'phrase') return [{ node, parent }];
  if (node.kind !== 'and' && node.kind !== 'or') return [];
  return node.operands.flatMap((operand) => leavesBelow(operand, node.kind));
}
