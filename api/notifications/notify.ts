import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { existingOwners } from '#mongo/dependents/dependents.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { NOTIFICATION_LIMITS, type NotificationRecord } from '#mongo/models/notification.ts';

/** Makes the account's open pages, in any process, reload its notifications. */
export async function markFeedChanged(mongo: Mongo, user: Types.ObjectId): Promise<void> {
  if (await raise(mongo, user)) return;
  try {
    // not an upsert: two concurrent upserts may both report that they inserted
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
  /** A fixed `_id` lets a process repeat a notification: it is stored once. */
  _id?: Types.ObjectId;
  /** The `_id` of the recipient's account. */
  user: Types.ObjectId | string;
  type: NotificationRecord['type'];
  /** One line; truncated to 200 characters. */
  title: string;
  /** Plain text; truncated to 2,000 characters. */
  description: string;
  /** Target path on this product, such as `/tickets/TKT-000001`. */
  link?: string;
  /** The account of the job seeker that the notification names. */
  about?: string;
  newMatches?: NonNullable<NotificationRecord['newMatches']>;
}

/**
 * Stores a notification as unread; the recipient's open pages show it within about a second. Stores nothing if the
 * account of the recipient or of the person it names is gone, since a running erasure may have missed it. Returns false
 * if a notification of this `_id` is stored already; the steps after storing it are then repeated, as a process that
 * died may have left them out.
 */
export async function notify(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  { _id = new Types.ObjectId(), user, type, title, description, link, about, newMatches }: NewNotification,
): Promise<boolean> {
  const reader = new Types.ObjectId(user);
  const isNew = await insertOnce(mongo, {
    _id,
    user: reader,
    type,
    // a long job title must not make the notification, and with it the caller, fail
    title: cut(title, NOTIFICATION_LIMITS.title),
    description: cut(description, NOTIFICATION_LIMITS.description),
    isRead: false,
    ...(link && { link }),
    ...(newMatches && { newMatches }),
    createdAt: now(),
  });
  await markFeedChanged(mongo, reader);
  const accounts = about ? [reader, new Types.ObjectId(about)] : [reader];
  const there = await existingOwners(mongo, 'users', accounts);
  if (accounts.some((account) => !there.has(String(account)))) await mongo.notifications.deleteOne({ _id });
  if (!there.has(String(reader))) await mongo.notificationFeeds.deleteOne({ _id: reader });
  return isNew;
}

/** Returns false if a notification of this `_id` is stored already. */
async function insertOnce(mongo: Mongo, record: NotificationRecord): Promise<boolean> {
  try {
    await mongo.notifications.insertMany([record]);
    return true;
  } catch (error) {
    if (isKeyTaken(error)) return false;
    throw error;
  }
}

/** Truncates to `most` UTF-16 units, ending in '…' if shortened; never splits a surrogate pair. */
function cut(text: string, most: number): string {
  const whole = text.toWellFormed().trim();
  if (whole.length <= most) return whole;
  return `${whole
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
