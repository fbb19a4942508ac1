import pRetry from 'p-retry';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';

const RETRIES = 10;

/** For the benchmarks themselves: a machine that they keep busy may not answer within the product's 2 s. */
export const connectWithRetry = (mongoUrl: string): Promise<Mongo> =>
  pRetry(() => connectMongo(mongoUrl), { retries: RETRIES });
