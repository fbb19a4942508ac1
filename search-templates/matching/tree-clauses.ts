import type { estypes } from '@elastic/elasticsearch';
import type { LeafNode, Node } from '#search-templates/language/tree.ts';
import { anyToSelect } from '#search-templates/query-rewrites/any-to-select.ts';

type Query = estypes.QueryDslQueryContainer;

/** The queries of a leaf that may score, and of a leaf under a NOT. */
export interface LeafWriters {
  scored(leaf: LeafNode): Query;
  /**
   * The same as alternatives of which the best counts, for an OR that no AND restricts: an AND of ORs took twice as long
   * with them. Absent if a leaf is always one query.
   */
  alternatives?(leaf: LeafNode): Query[];
  selecting(leaf: LeafNode): Query;
  /** Names an AND or OR inside the tree, if the answer is to give its score. */
  named?(node: Node): { _name: string };
}

/** The clauses of a tree: a top-level AND needs no query of its own. */
export interface TreeClauses {
  must: Query[];
  must_not: Query[];
}

/** The clauses of a tree in a request that only selects. */
export interface SelectingTreeClauses {
  filter: Query[];
  must_not: Query[];
}

export function treeClauses(tree: Node, writers: LeafWriters): TreeClauses {
  const { wanted, unwanted } = parted(tree);
  return {
    must: wanted.map((operand) => scoring(operand, wanted.length > 1 ? restricted(writers) : writers)),
    must_not: unwanted.map((operand) => selecting(operand, writers.selecting)),
  };
}

export function selectingTreeClauses(tree: Node, leaf: LeafWriters['selecting']): SelectingTreeClauses {
  const { wanted, unwanted } = parted(tree);
  return {
    filter: wanted.map((operand) => selecting(operand, leaf)),
    must_not: unwanted.map((operand) => selecting(operand, leaf)),
  };
}

const restricted = ({ alternatives: _, ...writers }: LeafWriters): LeafWriters => writers;

/** The operands of the top-level AND, and those under a NOT among them. */
function parted(tree: Node): { wanted: Node[]; unwanted: Node[] } {
  const operands = tree.kind === 'and' ? tree.operands : [tree];
  return {
    wanted: operands.filter((operand) => operand.kind !== 'not'),
    unwanted: operands.flatMap((operand) => (operand.kind === 'not' ? [operand.operand] : [])),
  };
}

const isLeaf = (node: Node): node is LeafNode => node.kind !== 'or' && node.kind !== 'and' && node.kind !== 'not';

function scoring(node: Node, writers: LeafWriters): Query {
  // alternatives are one wish, of which the best counts; the engine can skip, which it can't with a sum
  if (node.kind === 'or') {
    const queries = node.operands.flatMap((operand) =>
      isLeaf(operand) && writers.alternatives ? writers.alternatives(operand) : [scoring(operand, writers)],
    );
    return { dis_max: { queries, ...writers.named?.(node) } };
  }
  if (isLeaf(node)) return writers.scored(node);
  const { must, must_not } = treeClauses(node, writers);
  const named = node.kind === 'and' && writers.named?.(node);
  return { bool: { ...(must.length > 0 && { must }), ...(must_not.length > 0 && { must_not }), ...named } };
}

function selecting(node: Node, leaf: LeafWriters['selecting']): Query {
  if (node.kind === 'or') return anyToSelect(node.operands.map((operand) => selecting(operand, leaf)));
  if (isLeaf(node)) return leaf(node);
  const { filter, must_not } = selectingTreeClauses(node, leaf);
  return { bool: { ...(filter.length > 0 && { filter }), ...(must_not.length > 0 && { must_not }) } };
}
