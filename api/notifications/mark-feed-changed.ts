import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';

/** Tells the account's open pages, in whichever process, to look at its notifications again. */
export async function markFeedChanged(mongo: Mongo, user: Types.ObjectId): Promise<void> {
  if (await raise(mongo, user)) return;
  try {
    // not an upsert: two at once may both believe that they were first
    await mongo.notificationFeeds.create({ _id: user, changes: 1 });
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    await raise(mongo, user);
  }
}

async function raise(mongo: Mongo, user: Types.ObjectId): Promise<boolean> {
  const { matchedCount } = await mongo.notificationFeeds.updateOne({ _id: user }, { $inc: { changes: 1 } });
  return matchedCount === 1;
}
