import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { NotificationRecord } from '#mongo/models/notification.ts';

/** The account's notifications, newest first. */
export function readNotifications(
  mongo: Mongo,
  user: Types.ObjectId,
  { skip, limit }: { skip: number; limit: number },
): Promise<NotificationRecord[]> {
  return mongo.notifications
    .find({ user })
    .sort({ createdAt: -1, _id: -1 })
    .skip(skip)
    .limit(limit)
    .lean<NotificationRecord[]>();
}
