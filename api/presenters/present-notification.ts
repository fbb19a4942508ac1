import type { Notification } from '#api/contract/notification.ts';
import type { NotificationRecord } from '#mongo/models/notification.ts';

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
