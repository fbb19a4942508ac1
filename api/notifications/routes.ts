import { Types } from 'mongoose';
import { handler } from '#api/http/handler.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { NotificationRecord } from '#mongo/models/notification.ts';
import { fetchNotification, NOTIFICATIONS_PER_PAGE, type Notification, notificationStream } from './contract.ts';

/** Counts the account's notifications, and the unread ones. */
async function countNotifications(mongo: Mongo, user: Types.ObjectId): Promise<{ unread: number; total: number }> {
  const [unread, total] = await Promise.all([
    mongo.notifications.countDocuments({ user, isRead: false }),
    mongo.notifications.countDocuments({ user }),
  ]);
  return { unread, total };
}

/** Reads the account's notifications, newest first. */
function readNotifications(
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

/** Presents a notification to its recipient; `link` is a path on this product, or null. */
function presentNotification(record: NotificationRecord): Notification {
  return {
    _id: String(record._id),
    title: record.title,
    description: record.description,
    type: record.type,
    isRead: record.isRead,
    link: record.link ?? null,
    createdAt: record.createdAt.toISOString(),
  };
}

/** Limit for requests without a page. */
const NEWEST = 1_000;

export const fetchNotificationRoute = handler(fetchNotification, async ({ input: { query }, session, deps }) => {
  const user = new Types.ObjectId(session.user._id);
  const limit = query.page ? NOTIFICATIONS_PER_PAGE : NEWEST;
  const [records, counts] = await Promise.all([
    readNotifications(deps.mongo, user, { skip: ((query.page ?? 1) - 1) * limit, limit }),
    countNotifications(deps.mongo, user),
  ]);
  return {
    success: true,
    message: counts.total === 0 ? 'No notifications found' : 'Notifications found.',
    notifications: records.map(presentNotification),
    ...counts,
  };
});

export const notificationStreamRoute = handler(notificationStream, async ({ session, deps, ctx }) => {
  const user = new Types.ObjectId(session.user._id);
  const changes = deps.notificationFeeds.watch(user, ctx.signal);
  return events();

  async function* events() {
    for await (const _ of changes) {
      const [counts, newest] = await Promise.all([
        countNotifications(deps.mongo, user),
        readNotifications(deps.mongo, user, { skip: 0, limit: 1 }),
      ]);
      const data = { ...counts, newest: newest[0] ? presentNotification(newest[0]) : null };
      yield { event: 'message' as const, data };
    }
  }
});
