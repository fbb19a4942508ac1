import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import { isMongoAway } from './mongo-away.ts';

/** As long as a database takes to come up beside us; later than that somebody should know. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 1_000;

/** Connects to MongoDB, which may still be starting. Throws its error after a minute, or at once where it refuses us. */
export async function connectPatiently(mongoUrl: string, log: Logger): Promise<Mongo> {
  const started = Date.now();
  for (;;) {
    try {
      return await connectMongo(mongoUrl);
    } catch (error) {
      if (!isMongoAway(error) || Date.now() - started > PATIENCE_MS) throw error;
      log.warn({ err: error }, 'MongoDB is not there yet; trying on');
      await delay(PAUSE_MS);
    }
  }
}
