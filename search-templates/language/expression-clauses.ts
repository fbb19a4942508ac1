import { formatExpression } from './format-expression.ts';
import { parseExpression } from './parser.ts';
import { join, leavesOf, type Node, type Span } from './tree.ts';

/** A part of an expression that is valid alone: its text as an expression, and its position in the whole. */
export interface ExpressionClause extends Span {
  text: string;
}

/**
 * Each leaf, and each operand of the top-level AND that is more than a leaf; equal texts once. Empty for invalid text.
 */
export function expressionClauses(text: string): ExpressionClause[] {
  const { tree } = parseExpression(text);
  if (!tree) return [];
  const seen = new Set<string>();
  return [...leavesOf(tree), ...operandsOf(tree)]
    .map((node) => ({ text: formatExpression(node), position: node.position, length: node.length }))
    .filter((clause) => !seen.has(clause.text) && seen.add(clause.text))
    .toSorted((one, other) => one.position - other.position || other.length - one.length);
}

/** The operands of the top-level AND, each with the expression that remains without it ('' for none). */
export function expressionParts(text: string): { text: string; without: string }[] {
  const { tree } = parseExpression(text);
  if (!tree) return [];
  const operands = operandsOf(tree);
  return operands.map((operand) => {
    const rest = join(
      'and',
      operands.filter((other) => other !== operand),
    );
    return { text: formatExpression(operand), without: rest ? formatExpression(rest) : '' };
  });
}

const operandsOf = (tree: Node): Node[] => (tree.kind === 'and' ? tree.operands : [tree]);
