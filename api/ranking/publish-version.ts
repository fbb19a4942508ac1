import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { changedKinds, type RankingWeights } from '#domain/ranking/ranking-kinds.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { readPublishedRanking } from './published-ranking.ts';

interface NewVersion {
  weights: RankingWeights;
  note: string;
  /** The version that the admin saw as published. */
  seen: number;
  restores?: number;
  /** The admin's `_id`. */
  by: string;
}

/**
 * Publishes weights as the version after the one that was seen; returns its number. Throws 409 if another version was
 * published in the meantime: the number is the key, so one of several wins. Throws 400 if nothing differs.
 */
export async function publishVersion(
  { mongo, ranking, now }: Pick<Dependencies, 'mongo' | 'ranking' | 'now'>,
  { weights, note, seen, restores, by }: NewVersion,
): Promise<number> {
  const published = await readPublishedRanking(mongo);
  if (published.number !== seen) throw publishedMeanwhile();
  if (changedKinds(published.weights, weights).length === 0) {
    throw new ApiError(400, 'These weights are already published.');
  }
  const number = seen + 1;
  try {
    await mongo.rankingVersions.insertMany([
      {
        ...{ _id: number, weights, note, by: new Types.ObjectId(by), at: now() },
        ...(restores !== undefined && { restores }),
      },
    ]);
  } catch (error) {
    if (isKeyTaken(error)) throw publishedMeanwhile(error);
    throw error;
  }
  await ranking.refresh();
  return number;
}

const publishedMeanwhile = (cause?: unknown) =>
  new ApiError(409, 'Another version was published in the meantime. Compare your draft with it first.', { cause });
