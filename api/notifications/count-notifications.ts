import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';

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
