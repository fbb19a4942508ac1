import { expressionLimits, type SyntaxProblem, tooDeep, tooManyLeaves } from './errors.ts';

/** The meaning of an expression or a badge, independent of fields. Browser-safe. */

/** The position of a part of an expression in its source text: UTF-16 code units. */
export interface Span {
  position: number;
  length: number;
}

/** One word as the recruiter wrote it, e.g. `C++`. If unquoted, the query adds plurals and synonyms. */
export interface WordNode extends Span {
  kind: 'word';
  text: string;
}

/** Text in double quotes, matched as written (`exact: true`), or several words of one badge (`exact: false`). */
export interface PhraseNode extends Span {
  kind: 'phrase';
  text: string;
  exact: boolean;
}

/** `develop*`: `text` is the part before the star. */
export interface PrefixNode extends Span {
  kind: 'prefix';
  text: string;
}

/** `left NEAR/n right`, or `"left right"~n`: at most n words apart, either order. 1 ≤ distance ≤ 50. */
export interface NearNode extends Span {
  kind: 'near';
  distance: number;
  left: WordNode | PhraseNode | PrefixNode;
  right: WordNode | PhraseNode | PrefixNode;
}

interface NotNode extends Span {
  kind: 'not';
  operand: Node;
}

interface AndNode extends Span {
  kind: 'and';
  operands: Node[];
}

interface OrNode extends Span {
  kind: 'or';
  operands: Node[];
}

export type LeafNode = WordNode | PhraseNode | PrefixNode | NearNode;
export type Node = LeafNode | NotNode | AndNode | OrNode;

/** From the start of the first to the end of the last. */
export function spanOf(first: Span, last: Span): Span {
  return { position: first.position, length: last.position + last.length - first.position };
}

/**
 * Joins operands by AND or OR. Skips missing ones (null), returns a single one unchanged, and merges operands of the
 * same
 * kind, so that `(a b) c` and `a b c` are one tree.
 */
export function join(kind: 'and' | 'or', operands: (Node | null)[]): Node | null {
  const nodes = operands.flatMap((node) => (node?.kind === kind ? node.operands : (node ?? [])));
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last || nodes.length === 1) return first ?? null;
  return { kind, operands: nodes, ...spanOf(first, last) };
}

/** Whether NEAR accepts it as a side. */
export function isNearSide(node: Node): node is NearNode['left'] {
  return node.kind === 'word' || node.kind === 'phrase' || node.kind === 'prefix';
}

/** The leaves from left to right; a NEAR is one leaf. */
export function leavesOf(node: Node): LeafNode[] {
  if (node.kind === 'and' || node.kind === 'or') return node.operands.flatMap(leavesOf);
  return node.kind === 'not' ? leavesOf(node.operand) : [node];
}

/** Reports too many leaves, and operators nested deeper than the limit for parentheses. */
export function checkLimits(tree: Node, problems: SyntaxProblem[]): void {
  const surplus = leavesOf(tree)[expressionLimits.leaves];
  if (surplus) problems.push(tooManyLeaves({ position: surplus.position, length: surplus.length }));
  const deep = firstDeeperThan(tree, expressionLimits.depth + 1);
  if (deep) problems.push(tooDeep({ position: deep.position, length: deep.length }));
}

/** `a OR (b (c OR d))` has three nested operators, with two pairs of parentheses. */
function firstDeeperThan(node: Node, levels: number): Node | null {
  const operands = node.kind === 'not' ? [node.operand] : 'operands' in node ? node.operands : [];
  if (operands.length > 0 && levels === 0) return node;
  for (const operand of operands) {
    const found = firstDeeperThan(operand, levels - 1);
    if (found) return found;
  }
  return null;
}
