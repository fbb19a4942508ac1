import type { FilterShape, QueryShape, SortShape } from './query-shape.ts';

/** An index as its model declares it. */
export interface DeclaredIndex {
  key: SortShape;
  unique: boolean;
  sparse: boolean;
}

/** `index`: the keys of the indexes that serve the query. `problem`: why none does. */
export type Plan = { index: string } | { problem: string };

export const idIndex: DeclaredIndex = { key: [['_id', 1]], unique: true, sparse: false };

/** How a filter restricts one field. Only these are bounds of an index; other operators look at every entry. */
type Bound = 'one value' | 'null' | 'some values' | 'some values or null' | 'range' | 'presence';

type Planned = Pick<QueryShape, 'filter' | 'sort' | 'limited' | 'key'>;

/**
 * MongoDB's rule for one query: an index serves it if the filter bounds the index's first field, and, if the query
 * sorts, if the index has the records in that order within its bounds. Of several it takes the one with the most fields
 * bounded by values. Nothing is estimated: an index that selects little, such as one of a state, counts as well.
 */
export function planQuery(shape: Planned, indexes: readonly DeclaredIndex[]): Plan {
  const bounds = boundsOf(shape.filter);
  const sort = (shape.sort ?? []).filter(([field]) => bounds.get(field) !== 'one value');
  const selecting = indexes.filter((index) => selects(index, bounds));
  const [serving] = selecting
    .filter((index) => hasOrder(index, bounds, sort) || selectsOne(index, bounds))
    .sort((one, other) => prefix(other, bounds).length - prefix(one, bounds).length);
  if (serving) return { index: nameOf(serving.key) };
  const byBranches = planBranches(shape, indexes);
  if (byBranches) return byBranches;
  if (selecting.length > 0) {
    return {
      problem: `sorts in memory: no index has the order ${nameOf(sort)} behind ${nameOf(prefix(selecting[0]!, bounds))}`,
    };
  }
  if (Object.keys(shape.filter).length > 0) {
    return {
      problem: `scans the collection: no index begins with ${[...bounds.keys()].join(' or ') || 'a field of the filter'}`,
    };
  }
  return planWhole(shape, sort, indexes);
}

/** Without a condition, an index can still give the order or the distinct values of its first field. */
function planWhole({ key, limited }: Planned, sort: SortShape, indexes: readonly DeclaredIndex[]): Plan {
  const complete = indexes.filter(({ sparse }) => !sparse);
  const serving = key
    ? complete.find((index) => index.key[0]?.[0] === key)
    : complete.find((index) => hasOrder(index, new Map(), sort));
  if (key ? serving : limited && serving) return { index: nameOf((serving as DeclaredIndex).key) };
  if (!limited) return { problem: 'reads the whole collection' };
  return { problem: `sorts the collection: no index has the order ${nameOf(sort)}` };
}

/** An `$or` is served if each branch is, together with the conditions beside it. */
function planBranches(
  { filter, sort }: Pick<QueryShape, 'filter' | 'sort'>,
  indexes: readonly DeclaredIndex[],
): Plan | null {
  for (const { branches, rest } of alternatives(filter)) {
    const plans = branches.map((branch) => planQuery({ filter: { $and: [branch, rest] }, sort }, indexes));
    const problem = plans.find((plan) => 'problem' in plan);
    if (!problem) return { index: [...new Set(plans.map((plan) => ('index' in plan ? plan.index : '')))].join(' | ') };
  }
  return null;
}

function alternatives(filter: FilterShape): { branches: FilterShape[]; rest: FilterShape }[] {
  const conjuncts = conjunctsOf(filter);
  return conjuncts.flatMap((conjunct, at) =>
    Array.isArray(conjunct.$or)
      ? [{ branches: conjunct.$or as FilterShape[], rest: { $and: conjuncts.filter((_, other) => other !== at) } }]
      : [],
  );
}

/** The filter as a list of conditions that must all hold, each with one field or one `$or`. */
function conjunctsOf(filter: FilterShape): FilterShape[] {
  return Object.entries(filter).flatMap(([field, condition]) =>
    field === '$and' ? (condition as FilterShape[]).flatMap(conjunctsOf) : [{ [field]: condition }],
  );
}

function boundsOf(filter: FilterShape): Map<string, Bound> {
  const bounds = new Map<string, Bound>();
  const note = (field: string, condition: unknown) => {
    const bound = boundOf(condition);
    // the narrower of two conditions on one field
    if (bound && isRange(bounds.get(field))) bounds.set(field, bound);
    const elements = (condition as { $elemMatch?: FilterShape }).$elemMatch;
    if (elements) for (const [name, inner] of Object.entries(elements)) note(`${field}.${name}`, inner);
  };
  for (const conjunct of conjunctsOf(filter)) {
    for (const [field, condition] of Object.entries(conjunct)) if (!field.startsWith('$')) note(field, condition);
  }
  return bounds;
}

const RANGES = new Set(['$gt', '$gte', '$lt', '$lte']);

function boundOf(condition: unknown): Bound | null {
  if (condition === 'null') return 'null';
  if (condition === 'prefix') return 'range';
  if (condition === 'pattern' || condition === 'expression') return null;
  if (typeof condition === 'string') return 'one value';
  const operators = condition as Record<string, unknown>;
  if ('$eq' in operators) return boundOf(operators.$eq);
  if ('$all' in operators) return 'one value';
  if ('$in' in operators) return (operators.$in as unknown[]).includes('null') ? 'some values or null' : 'some values';
  if (operators.$exists === true) return 'presence';
  if (operators.$exists === false) return 'null';
  if (operators.$regex) return boundOf(operators.$regex);
  return Object.keys(operators).some((operator) => RANGES.has(operator)) ? 'range' : null;
}

function selects({ key, sparse }: DeclaredIndex, bounds: ReadonlyMap<string, Bound>): boolean {
  const first = bounds.get(key[0]![0]);
  // in an index of all records, presence selects almost all entries
  if (first === undefined || (first === 'presence' && !sparse)) return false;
  // a sparse index lacks the records that have none of its fields
  return !sparse || key.some(([field]) => !['null', 'some values or null', undefined].includes(bounds.get(field)));
}

const selectsOne = ({ key, unique }: DeclaredIndex, bounds: ReadonlyMap<string, Bound>) =>
  unique && key.every(([field]) => bounds.get(field) === 'one value');

const isRange = (bound: Bound | undefined) => bound === undefined || bound === 'range' || bound === 'presence';

/** The leading fields of the index with values: the server walks each combination of values in the index's order. */
function prefix({ key }: DeclaredIndex, bounds: ReadonlyMap<string, Bound>): SortShape {
  const end = key.findIndex(([field]) => isRange(bounds.get(field)));
  return end === -1 ? key : key.slice(0, end);
}

function hasOrder({ key }: DeclaredIndex, bounds: ReadonlyMap<string, Bound>, sort: SortShape): boolean {
  let turned: boolean | null = null;
  let at = 0;
  for (const [field, direction] of key) {
    const wanted = sort[at];
    if (!wanted) break;
    if (wanted[0] === field) {
      const opposite = wanted[1] !== direction;
      if (turned !== null && turned !== opposite) return false;
      turned = opposite;
      at += 1;
    } else if (isRange(bounds.get(field))) return false;
  }
  return at === sort.length;
}

/** The fields with their directions, such as `user 1, at -1`. */
export const nameOf = (fields: SortShape): string =>
  fields.map(([field, direction]) => `${field} ${direction}`).join(', ');
