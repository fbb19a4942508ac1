import type { RankingWeights } from '#search-templates/candidates/evidence/ranking-weights.ts';
import { type Leaf, readLeafName, type TextCriteria } from '#search-templates/candidates/text-criteria.ts';
import type { Node } from '#search-templates/language/tree.ts';

/** A kind of points, or all points of a leaf. */
export type ScorePart = keyof RankingWeights | 'whole';

/** Names of the clauses that score, so that an answer says what each adds. A plain search has none. */
export interface ScoreNames {
  ofPart(leaf: Leaf, part: ScorePart): string;
  /** An AND or OR of the criteria's expression. */
  ofNode(node: Node): string;
}

/** The names in one group of a filter; equal for criteria read from the same filter again. */
export function scoreNames({ group, expression }: TextCriteria): ScoreNames {
  const numbers = new Map<Node, number>();
  if (expression) numberNodes(expression.tree, numbers);
  return {
    ofPart: (leaf, part) => `points/${group}/${readLeafName(leaf.nameIn('any'))!.index}/${part}`,
    ofNode: (node) => `points/${group}/node/${numbers.get(node)}`,
  };
}

function numberNodes(node: Node, numbers: Map<Node, number>): void {
  numbers.set(node, numbers.size);
  const operands = node.kind === 'not' ? [node.operand] : 'operands' in node ? node.operands : [];
  for (const operand of operands) numberNodes(operand, numbers);
}
