import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { existingOwners } from '#mongo/dependents/dependents.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { NOTIFICATION_LIMITS, type NotificationRecord } from '#mongo/models/notification.ts';

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

export interface NewNotification {
  /** Makes the same notification, sent again, fail with code 11000. */
  _id?: Types.ObjectId;
  /** The `_id` of the account that reads it. */
  user: Types.ObjectId | string;
  type: NotificationRecord['type'];
  /** One line; cut at 200 characters. */
  title: string;
  /** Plain text; cut at 2,000 characters. */
  description: string;
  /** Where it leads on this product: a path such as `/tickets/TKT-000001`. */
  link?: string;
  /** The account of the job seeker that it names. */
  about?: string;
}

/**
 * Stores a notification, unread; pages that its reader has open show it within about a second. Leaves nothing where the
 * account of the reader, or of whom it names, is gone: an erasure under way may have missed it.
 */
export async function notify(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  { _id = new Types.ObjectId(), user, type, title, description, link, about }: NewNotification,
): Promise<void> {
  const reader = new Types.ObjectId(user);
  await mongo.notifications.insertMany([
    {
      _id,
      user: reader,
      type,
      // a long job title must not make the notification fail, and with it what it tells of
      title: cut(title, NOTIFICATION_LIMITS.title),
      description: cut(description, NOTIFICATION_LIMITS.description),
      isRead: false,
      ...(link && { link }),
      createdAt: now(),
    },
  ]);
  await markFeedChanged(mongo, reader);
  const accounts = about ? [reader, new Types.ObjectId(about)] : [reader];
  const there = await existingOwners(mongo, 'users', accounts);
  if (accounts.some((account) => !there.has(String(account)))) await mongo.notifications.deleteOne({ _id });
  if (!there.has(String(reader))) await mongo.notificationFeeds.deleteOne({ _id: reader });
}

/** At most `most` UTF-16 units, the last one '…' where something was left out; no pair is cut in two. */
function cut(text: string, most: number): string {
  const whole = text.toWellFormed().trim();
  if (whole.length <= most) return whole;
  return `${whole
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
