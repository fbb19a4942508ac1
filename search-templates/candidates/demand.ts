import type { FilterProblem } from '#search-templates/language/errors.ts';
import type { LeafNode, Node } from '#search-templates/language/tree.ts';
import { type LeafQuery, leafQuery, type PhraseStyle } from '#search-templates/matching/leaf-query.ts';
import { type LeafOrigin, leafName } from './leaf-name.ts';
import { type Look, scoredFields } from './look.ts';

/** One badge or leaf, ready to be written into a query. */
export interface Leaf {
  node: LeafNode;
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

/** What reading a filter's words needs beside them. */
export interface Reader {
  style: PhraseStyle;
  report(problem: FilterProblem): void;
}

export interface Expression {
  tree: Node;
  leaves: Map<LeafNode, Leaf>;
  /** The leaves that no NOT stands over. */
  wanted: Leaf[];
}

/** Which leaf of a filter it is. */
export interface LeafSource {
  group: string;
  index: number;
  origin: LeafOrigin;
  text: string;
}

export function toLeaf(node: LeafNode, source: LeafSource, style: PhraseStyle): Leaf {
  return { node, query: leafQuery(node, style), nameIn: (label) => leafName({ ...source, label }) };
}

/** Numbers an expression's leaves from the left. `text` is what the tree was read from. */
export function toExpression(tree: Node, group: string, text: string, style: PhraseStyle): Expression {
  const leaves = new Map<LeafNode, Leaf>();
  const wanted: Leaf[] = [];
  visitLeaves(tree, false, (node, negated) => {
    const written = text.slice(node.position, node.position + node.length);
    const leaf = toLeaf(node, { group, index: leaves.size, origin: 'expression', text: written }, style);
    leaves.set(node, leaf);
    if (!negated) wanted.push(leaf);
  });
  return { tree, leaves, wanted };
}

function visitLeaves(node: Node, negated: boolean, visit: (leaf: LeafNode, negated: boolean) => void): void {
  if (node.kind === 'not') visitLeaves(node.operand, true, visit);
  else if (node.kind !== 'and' && node.kind !== 'or') visit(node, negated);
  else for (const operand of node.operands) visitLeaves(operand, negated, visit);
}

/** The leaves of a demand that can raise a candidate's score, and are shown where they matched. */
export function wantedLeaves({ required, optional, expression }: Demand): Leaf[] {
  return [...required, ...optional, ...(expression?.wanted ?? [])];
}

/** What a demand comes to once the search engine has written it out over its fields. */
export function demandClauses(demand: Demand): number {
  const { look, excluded, expression } = demand;
  const cost = (leaves: Iterable<Leaf>) => [...leaves].reduce((sum, leaf) => sum + leaf.query.clauses, 0);
  const asked = expression ? cost(expression.leaves.values()) : cost(wantedLeaves(demand));
  return asked * scoredFields(look) + cost(excluded) * look.selecting.length;
}
