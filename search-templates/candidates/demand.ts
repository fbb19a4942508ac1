import type { LeafNode, Node } from '#search-templates/language/tree.ts';
import { type LeafQuery, leafQuery } from '#search-templates/matching/leaf-query.ts';
import { type LeafOrigin, leafName } from './leaf-name.ts';
import type { Look } from './look.ts';

/** One badge or leaf, ready to be written into a query. */
export interface Leaf {
  query: LeafQuery;
  /** The name of its clause over one field, by which the answer says what matched. */
  nameIn(label: string): string;
}

/** What one group of a filter asks, before scores are given out: badges or a tree, and what it leaves out. */
export interface Demand {
  group: string;
  look: Look;
  required: Leaf[];
  /** At least one must match where nothing is required; else they only raise the rank. */
  optional: Leaf[];
  excluded: Leaf[];
  expression: Expression | null;
}

export interface Expression {
  tree: Node;
  leaves: Map<LeafNode, Leaf>;
  /** The leaves that no NOT stands over. */
  scored: number;
}

export function toLeaf(node: LeafNode, group: string, index: number, origin: LeafOrigin, text: string): Leaf {
  return { query: leafQuery(node), nameIn: (label) => leafName({ group, index, label, origin, text }) };
}

/** Numbers an expression's leaves from the left. `text` is what the tree was read from. */
export function toExpression(tree: Node, group: string, text: string): Expression {
  const leaves = new Map<LeafNode, Leaf>();
  const scored = collectLeaves(tree, false, (node) => {
    const written = text.slice(node.position, node.position + node.length);
    leaves.set(node, toLeaf(node, group, leaves.size, 'expression', written));
  });
  return { tree, leaves, scored };
}

function collectLeaves(node: Node, negated: boolean, found: (leaf: LeafNode) => void): number {
  if (node.kind === 'not') return collectLeaves(node.operand, true, found);
  if (node.kind === 'and' || node.kind === 'or') {
    return node.operands.reduce((sum, operand) => sum + collectLeaves(operand, negated, found), 0);
  }
  found(node);
  return negated ? 0 : 1;
}

/** How many leaves of a demand can raise a candidate's score. */
export function scoredLeaves({ required, optional, expression }: Demand): number {
  return required.length + optional.length + (expression?.scored ?? 0);
}

/** What a demand comes to once the search engine has written it out over its fields. */
export function demandClauses({ look, required, optional, excluded, expression }: Demand): number {
  const cost = (leaves: Iterable<Leaf>) => [...leaves].reduce((sum, leaf) => sum + leaf.query.clauses, 0);
  const asked = cost(required) + cost(optional) + cost(expression?.leaves.values() ?? []);
  return asked * look.scored.length + cost(excluded) * look.selecting.length;
}
