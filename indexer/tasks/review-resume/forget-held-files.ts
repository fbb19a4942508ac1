import type { Mongo } from '#mongo/connect-mongo.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import { HELD_READING, HELD_RESUME } from '#mongo/models/review-result.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;

/** Takes away resumes, and what was read of them, that nobody has saved or discarded within a week. */
export async function forgetHeldFiles(mongo: Mongo, now: Date): Promise<void> {
  const old = await mongo.files
    .find({ createdAt: { $lt: new Date(now.getTime() - KEPT_MS) }, contentType: { $in: [HELD_RESUME, HELD_READING] } })
    .select({ _id: 1 })
    .lean();
  for (const { _id } of old) await removeFile(mongo, _id);
}
