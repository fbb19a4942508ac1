import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';

/** How many notifications the account has, and how many of them it has not read. */
export async function countNotifications(
  mongo: Mongo,
  user: Types.ObjectId,
): Promise<{ unread: number; total: number }> {
  const [unread, total] = await Promise.all([
    mongo.notifications.countDocuments({ user, isRead: false }),
    mongo.notifications.countDocuments({ user }),
  ]);
  return { unread, total };
}
