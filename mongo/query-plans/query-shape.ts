import { isDeepStrictEqual } from 'node:util';

/**
 * What a query asks for, without the values: the index that serves it depends on nothing else. (A projection doesn't
 * matter: no index contains all fields that a query reads.)
 */
export interface QueryShape {
  collection: string;
  /** The driver's method, or `lookup` for the other collection of an aggregation's `$lookup`. */
  operation: string;
  filter: FilterShape;
  sort?: SortShape;
  /** It ends after a number of records, such as a page. Noted only where it decides: without a filter, or with a sort. */
  limited?: true;
  /** The field of a `distinct`. */
  key?: string;
}

/** A filter in which each value is the name of its type, a list has one entry for each type or shape. */
export type FilterShape = { [field: string]: unknown };
export type SortShape = [field: string, direction: 1 | -1][];

/** The shapes of one call of a driver's method; none for calls that read nothing, such as inserts. */
export function shapesOf(collection: string, method: string, params: readonly unknown[]): QueryShape[] {
  return callShapes(collection, method, params).filter(({ filter }) => !selectsNothing(filter));
}

/** An empty list selects nothing, whatever stands beside it. */
const selectsNothing = (filter: FilterShape): boolean =>
  Object.entries(filter).some(([field, condition]) =>
    field === '$and' ? (condition as FilterShape[]).some(selectsNothing) : isDeepStrictEqual(condition, { $in: [] }),
  );

function callShapes(collection: string, method: string, params: readonly unknown[]): QueryShape[] {
  const one = (operation: string, filter: unknown, { sort, limit }: Options = {}): QueryShape =>
    shapeOf(collection, operation, filterShape(filter), sort, operation.startsWith('findOne') || Boolean(limit));
  switch (method) {
    case 'find':
    case 'findOne':
    case 'findOneAndDelete':
      return [one(method, params[0], params[1] as Options)];
    case 'findOneAndReplace':
    case 'findOneAndUpdate':
      return [one(method, params[0], params[2] as Options)];
    case 'countDocuments':
    case 'deleteMany':
    case 'deleteOne':
    case 'replaceOne':
    case 'updateMany':
    case 'updateOne':
      return [one(method, params[0])];
    case 'distinct':
      return [{ ...one(method, params[1]), key: params[0] as string }];
    case 'bulkWrite':
      return (params[0] as Record<string, { filter?: unknown }>[]).flatMap((operation) =>
        Object.entries(operation).flatMap(([name, { filter }]) => (filter ? [one(name, filter)] : [])),
      );
    case 'aggregate':
      return pipelineShapes(collection, params[0] as Stage[]);
    default:
      return [];
  }
}

interface Options {
  sort?: unknown;
  limit?: number;
}

type Stage = Record<string, unknown>;

/** Stages that neither reorder records nor depend on all of them: a sort behind them can still follow an index. */
const PASSING = new Set(['$match', '$project', '$addFields', '$set', '$unset', '$sort', '$limit', '$skip']);

function pipelineShapes(collection: string, pipeline: Stage[]): QueryShape[] {
  const matches: FilterShape[] = [];
  const firstOther = pipeline.findIndex((stage) => !('$match' in stage));
  for (const stage of pipeline.slice(0, firstOther === -1 ? pipeline.length : firstOther)) {
    matches.push(filterShape(stage.$match));
  }
  const firstBlocking = pipeline.findIndex((stage) => !PASSING.has(Object.keys(stage)[0] as string));
  const passing = pipeline.slice(0, firstBlocking === -1 ? pipeline.length : firstBlocking);
  const sort = passing.find((stage) => '$sort' in stage)?.$sort;
  const limited = passing.some((stage) => '$limit' in stage);
  const filter = matches.length > 1 ? { $and: matches } : (matches[0] ?? {});
  const lookups = pipeline.flatMap((stage) => {
    const lookup = stage.$lookup as { from: string; foreignField?: string } | undefined;
    return lookup?.foreignField
      ? [{ collection: lookup.from, operation: 'lookup', filter: { [lookup.foreignField]: 'value' } }]
      : [];
  });
  return [shapeOf(collection, 'aggregate', filter, sort, limited), ...lookups];
}

function shapeOf(
  collection: string,
  operation: string,
  filter: FilterShape,
  sortOption: unknown,
  limited: boolean,
): QueryShape {
  const entries = sortOption instanceof Map ? [...sortOption] : Object.entries((sortOption ?? {}) as object);
  const sort = entries.map(([field, direction]): SortShape[number] => [field, Number(direction) < 0 ? -1 : 1]);
  const limitDecides = limited && (sort.length > 0 || Object.keys(filter).length === 0);
  return {
    collection,
    operation,
    filter,
    ...(sort.length > 0 && { sort }),
    ...(limitDecides && { limited: true as const }),
  };
}

function filterShape(filter: unknown): FilterShape {
  return Object.fromEntries(
    Object.entries((filter ?? {}) as object)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, conditionShape(field, value)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Operators whose argument decides which index serves them. */
const KEPT = new Set(['$exists', '$type']);

function conditionShape(field: string, value: unknown): unknown {
  if (field === '$and' || field === '$or' || field === '$nor') {
    return distinct((value as unknown[]).map((branch) => filterShape(branch)));
  }
  if (field === '$expr') return 'expression';
  if (value instanceof RegExp) return regexShape(value.source, value.flags);
  if (!isPlain(value)) return typeName(value);
  const operators = Object.entries(value).filter(([operator]) => operator !== '$options');
  if (!operators.every(([operator]) => operator.startsWith('$'))) return 'object';
  return Object.fromEntries(
    operators
      .map(([operator, operand]) => [operator, operandShape(operator, operand, value)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function operandShape(operator: string, operand: unknown, condition: Record<string, unknown>): unknown {
  if (KEPT.has(operator)) return operand;
  if (operator === '$not') return conditionShape('', operand);
  if (operator === '$elemMatch') return filterShape(operand);
  if (operator === '$regex') {
    return operand instanceof RegExp
      ? regexShape(operand.source, operand.flags)
      : regexShape(String(operand), String(condition.$options ?? ''));
  }
  if (Array.isArray(operand)) return distinct(operand.map((entry) => conditionShape('', entry)));
  return typeName(operand);
}

/** A case-sensitive prefix is a range of an index; every other pattern must look at each of its entries. */
const regexShape = (source: string, flags: string) =>
  source.startsWith('^') && !flags.includes('i') && !source.includes('|') ? 'prefix' : 'pattern';

function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return 'date';
  if (Array.isArray(value)) return 'array';
  const bsonType = (value as { _bsontype?: string })._bsontype;
  if (bsonType) return bsonType === 'ObjectId' ? 'objectId' : bsonType.toLowerCase();
  if (value instanceof Uint8Array) return 'binary';
  return typeof value;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function distinct(shapes: unknown[]): unknown[] {
  const sorted = shapes
    .map((shape) => ({ shape, text: JSON.stringify(shape) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  return sorted.flatMap(({ shape }, at) => (at > 0 && isDeepStrictEqual(shape, sorted[at - 1]?.shape) ? [] : [shape]));
}
