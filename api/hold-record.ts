import { setTimeout } from 'node:timers/promises';
import type { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { insertUnordered } from '#mongo/changes/insert-unordered.ts';

const LOOK_AGAIN_MS = 40;
const PATIENCE_MS = 5_000;
/** No save takes so long: its process has died. */
const ABANDONED_MS = 30_000;

/**
 * Does the work while nobody else holds this record (a profile, a job), in any process, so that what was read is still
 * true when it is written. Throws 409 where another save doesn't end within 5 s.
 */
export async function holdRecord<T>(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  record: Types.ObjectId,
  work: () => Promise<T>,
): Promise<T> {
  const _id = String(record);
  const holds = mongo.connection.collection('holds');
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const { duplicates } = await insertUnordered(holds, [{ _id, at: now() }]);
    if (duplicates.size === 0) break;
    const held = await mongo.holds.findOne({ _id }).lean();
    if (held && now().getTime() - held.at.getTime() > ABANDONED_MS) await mongo.holds.deleteOne({ _id });
    else if (performance.now() > giveUpAt) {
      throw new ApiError(409, 'This is being saved elsewhere just now. Please try again.');
    } else await setTimeout(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    await mongo.holds.deleteOne({ _id });
  }
}
