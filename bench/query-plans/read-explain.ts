/** What a server says about one query: the indexes it uses, and whether it reads a whole collection or sorts. */
export interface ExplainedPlan {
  indexes: string[];
  scans: boolean;
  sorts: boolean;
}

type Node = Record<string, unknown>;

/** Reads the answer to `explain`: MongoDB's stages, or the nodes of PostgreSQL that FerretDB passes on. */
export function readExplain(answer: Node): ExplainedPlan {
  const planner = answer.queryPlanner as Node;
  const nodes = [...nodesOf(planner.winningPlan ?? planner.Plan)];
  const plan: ExplainedPlan = { indexes: [], scans: false, sorts: false };
  for (const node of nodes) {
    const kind = String(node.stage ?? node['Node Type']);
    const index = node.indexName ?? node['Index Name'];
    if (kind === 'COLLSCAN' || kind === 'Seq Scan' || isWholeTable(node)) plan.scans = true;
    else if (index) plan.indexes.push(String(index));
    if (kind === 'SORT' || kind === 'Sort') plan.sorts = true;
    // MongoDB 8 has stages of its own for a query by _id
    if (kind === 'IDHACK' || kind === 'EXPRESS_IXSCAN') plan.indexes.push('_id_');
  }
  plan.indexes = [...new Set(plan.indexes)];
  return plan;
}

/** DocumentDB keeps a collection's records under one key of its first index: that key alone selects all of them. */
const isWholeTable = (node: Node) => /^\(shard_key_value = '\d+'::bigint\)$/.test(String(node['Index Cond'] ?? ''));

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && ('stage' in value || 'Node Type' in value)) yield value as Node;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}
