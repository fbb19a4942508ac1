import { Types } from 'mongoose';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import { acceptedBecause } from '#mongo/query-plans/accepted-queries.ts';
import { declaredIndexes } from '#mongo/query-plans/declared-indexes.ts';
import { nameOf, planQuery } from '#mongo/query-plans/plan-query.ts';
import { type ListedQuery, readQueryList } from '#mongo/query-plans/query-list.ts';
import type { SortShape } from '#mongo/query-plans/query-shape.ts';
import { readExplain } from './read-explain.ts';
import { sampleFilter } from './sample-filter.ts';

/** Enough that no planner prefers to read everything. */
const RECORDS = 1_000;

/**
 * Has the server in MONGO_URL explain every query of mongo/query-plans/queries.jsonl, against the declared indexes and
 * generated records. Prints the queries for which the server scans a collection or sorts, except accepted ones, and the
 * indexes that serve no query. Updates, deletions and `distinct` are explained as a `find` with the same filter.
 */
export async function explainQueries() {
  if (!process.env.MONGO_URL) throw new Error('MONGO_URL must name a server that answers `explain`');
  const url = new URL(process.env.MONGO_URL);
  url.pathname = `/bench-plans-${Date.now()}`;
  const mongo = await connectMongo(url.href);
  try {
    await mongo.ensureIndexes();
    const queries = readQueryList();
    for (const collection of new Set(queries.map((query) => query.collection))) await fill(mongo, collection, queries);
    const counts = { queries: queries.length, byIndex: 0, accepted: 0, scans: 0, sorts: 0 };
    for (const query of queries) {
      const rule = planQuery(query, declaredIndexes(mongo.connection, query.collection));
      if ('problem' in rule && query.from.every((file) => acceptedBecause(query, file))) {
        counts.accepted += 1;
        continue;
      }
      const plan = readExplain(await explain(mongo, query));
      const scans = plan.scans && !readsFirst(query);
      const sorts = plan.sorts && !isOneRecord(query);
      counts[scans ? 'scans' : 'byIndex'] += 1;
      if (sorts) counts.sorts += 1;
      if (!scans && !sorts) continue;
      const found = [scans && 'scans', sorts && 'sorts'].filter(Boolean).join(' and ');
      console.log(`${found}: ${JSON.stringify(query)}\n  rule: ${Object.values(rule)[0]}; server: ${plan.indexes}`);
    }
    for (const index of idleIndexes(mongo, queries)) console.log(`serves no query: ${index}`);
    return counts;
  } finally {
    await mongo.connection.dropDatabase();
    await mongo.close();
  }
}

/** The first records in any order: the server reads no more than the limit. */
const readsFirst = ({ filter, sort, limited }: ListedQuery) => limited && !sort && Object.keys(filter).length === 0;

/** Sorting one record costs nothing. */
const isOneRecord = ({ filter }: ListedQuery) => typeof filter._id === 'string';

/** Declared indexes that the rule chooses for no query. Unique ones and those that end records have another purpose. */
function idleIndexes({ connection }: Mongo, queries: readonly ListedQuery[]): string[] {
  const serving = new Set(
    queries.flatMap((query) => {
      const plan = planQuery(query, declaredIndexes(connection, query.collection));
      return 'index' in plan ? plan.index.split(' | ').map((index) => `${query.collection}: ${index}`) : [];
    }),
  );
  return Object.entries(connection.models).flatMap(([collection, { schema }]) =>
    schema.indexes().flatMap(([key, { unique, expireAfterSeconds }]) => {
      const name = `${collection}: ${nameOf(Object.entries(key) as SortShape)}`;
      return unique || expireAfterSeconds !== undefined || serving.has(name) ? [] : [name];
    }),
  );
}

async function explain(mongo: Mongo, { collection, filter, sort, limited }: ListedQuery) {
  const find = {
    find: collection,
    filter: sampleFilter(filter),
    ...(sort && { sort: Object.fromEntries(sort) }),
    ...(limited && { limit: 10 }),
  };
  return await mongo.connection.db!.command({ explain: find, verbosity: 'queryPlanner' });
}

/** Records with a value of their own in each indexed field. */
async function fill({ connection }: Mongo, collection: string, queries: readonly ListedQuery[]): Promise<void> {
  const types = new Map<string, unknown>();
  for (const query of queries.filter((one) => one.collection === collection)) {
    for (const [field, condition] of Object.entries(query.filter)) types.set(field, condition);
  }
  const fields = declaredIndexes(connection, collection).flatMap(({ key }) => key.map(([field]) => field));
  const records = Array.from({ length: RECORDS }, (_, at) => {
    const record: Record<string, unknown> = {};
    for (const field of new Set(fields))
      if (field !== '_id') put(record, field.split('.'), valueFor(types.get(field), at));
    return types.get('_id') === 'string' ? { ...record, _id: `sample ${at}` } : record;
  });
  await connection.db!.collection(collection).insertMany(records as never);
}

function put(record: Record<string, unknown>, [first, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) record[first!] = value;
  else put((record[first!] ??= {}) as Record<string, unknown>, rest, value);
}

function valueFor(condition: unknown, at: number): unknown {
  const text = JSON.stringify(condition ?? 'string');
  if (text.includes('date')) return new Date(Date.UTC(2026, 0, 1) + at * 60_000);
  if (text.includes('objectId')) return new Types.ObjectId();
  if (text.includes('number')) return at;
  if (text.includes('boolean')) return at % 2 === 0;
  return `sample ${at}`;
}
