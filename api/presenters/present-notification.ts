import type { Notification } from '#api/contract/notification.ts';
import type { NotificationRecord } from '#mongo/models/notification.ts';

/** A notification as its account reads it; `link` is a path on this product, or null. */
export function presentNotification(record: NotificationRecord): Notification {
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
