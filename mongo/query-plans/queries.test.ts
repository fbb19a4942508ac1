import { afterAll, beforeAll, expect, it } from 'vitest';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import { accepted, acceptedBecause, isSameQuery, smallCollections } from './accepted-queries.ts';
import { declaredIndexes } from './declared-indexes.ts';
import { planQuery } from './plan-query.ts';
import { type ListedQuery, readQueryList } from './query-list.ts';

const listed = readQueryList();
let mongo: Mongo;

beforeAll(async () => {
  mongo = await connectMongo(testNamespace().mongoUrl);
});

afterAll(async () => mongo.close());

const indexesOf = ({ collection }: ListedQuery) => declaredIndexes(mongo.connection, collection);
const problemOf = (query: ListedQuery) => {
  const plan = planQuery(query, indexesOf(query));
  return 'problem' in plan ? `${query.collection} ${JSON.stringify(query.filter)}: ${plan.problem}` : null;
};

it('every listed query is served by a declared index, or accepted with a reason', () => {
  const unserved = listed.filter(
    (query) => problemOf(query) && query.from.some((file) => !acceptedBecause(query, file)),
  );
  expect(unserved.map(problemOf)).toEqual([]);
});

it('what is accepted is sent, and no index serves it', () => {
  const unserved = listed.filter((query) => problemOf(query));
  const senders = new Set(unserved.flatMap(({ from }) => from));
  const needless = accepted.flatMap(({ from, queries = [] }) => [
    ...from.filter((file) => !senders.has(file)),
    ...queries.filter((query) => !unserved.some((one) => isSameQuery(one, query))),
  ]);
  expect(needless).toEqual([]);
  const collections = new Set(unserved.map(({ collection }) => collection));
  expect(Object.keys(smallCollections).filter((collection) => !collections.has(collection))).toEqual([]);
});
