import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies, PublishedRanking } from '#api/http/dependencies.ts';
import { rankingWeights, readRankingWeights } from '#domain/ranking/ranking-kinds.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { RankingVersionRecord } from '#mongo/models/ranking-version.ts';

type Published = ReturnType<PublishedRanking['current']>;

/** Version 0: the weights in the code. */
export const defaultRanking: Published = { number: 0, weights: rankingWeights };

/** The newest version; the default if none was published. */
export async function readPublishedRanking({ rankingVersions }: Pick<Mongo, 'rankingVersions'>): Promise<Published> {
  const [newest] = await rankingVersions.find({}).sort({ _id: -1 }).limit(1).lean<RankingVersionRecord[]>();
  return newest ? { number: newest._id, weights: readRankingWeights(newest.weights) } : defaultRanking;
}

/** Keeps the published weights in memory, so that a search reads them without a round trip. */
export function createPublishedRanking(mongo: Pick<Mongo, 'rankingVersions'>): PublishedRanking {
  let published = defaultRanking;
  return {
    current: () => published,
    async refresh() {
      const read = await readPublishedRanking(mongo);
      // an earlier read may arrive after a later one
      if (read.number >= published.number) published = read;
    },
  };
}

/** How soon another process uses a new version. One query by key; the weights change a few times a year. */
const POLL_EVERY_MS = 2_000;

/** Rereads the published version until the process stops. While MongoDB is away, the last one stays in use. */
export async function followPublishedRanking({
  ranking,
  stopping,
  log,
}: Pick<Dependencies, 'ranking' | 'stopping' | 'log'>): Promise<void> {
  let isFailing = false;
  while (!stopping.aborted) {
    await delay(POLL_EVERY_MS, undefined, { signal: stopping }).catch(() => undefined); // stopping: the loop ends
    if (stopping.aborted) return;
    try {
      await ranking.refresh();
      isFailing = false;
    } catch (error) {
      // once per outage: this runs every two seconds
      if (!isFailing && !stopping.aborted) log.warn({ err: error }, 'reading the published ranking failed; will retry');
      isFailing = true;
    }
  }
}
