import { expect, it } from 'vitest';
import { connectMongo } from '#mongo/connect-mongo.ts';
import { countKept } from '#mongo/count-kept.ts';
import { testNamespace } from './test-namespace.ts';
import { watchQueries } from './watch-queries.ts';

it('notes the queries of the product’s files, with the file, and no others', async () => {
  const seen: string[] = [];
  watchQueries(({ collection, filter }, from) => seen.push(`${from}: ${collection} ${JSON.stringify(filter)}`));
  const mongo = await connectMongo(testNamespace().mongoUrl);
  await mongo.jobs.find({ title: 'a query of a test' }).lean();
  await mongo.jobs.aggregate([{ $match: { title: 'another' } }]);
  await countKept(mongo.jobs);
  await mongo.close();
  expect(seen).toEqual(['mongo/count-kept.ts: jobs {"deletedOn":{"$exists":true}}']);
});
