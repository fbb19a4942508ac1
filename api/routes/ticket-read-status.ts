import { Types } from 'mongoose';
import { ticketReadStatus } from '#api/contract/ticket-read-status.ts';
import { ApiError } from '#api/errors.ts';
import { markFeedChanged } from '#api/notifications/mark-feed-changed.ts';
import type { NotificationRecord } from '#mongo/models/notification.ts';
import { handler } from './handler.ts';

export const ticketReadStatusRoute = handler(
  ticketReadStatus,
  async ({ input: { body }, session, deps: { mongo } }) => {
    const _id = new Types.ObjectId(body.id);
    const record = await mongo.notifications.findOne({ _id }).lean<NotificationRecord>();
    if (!record?.user.equals(session.user._id)) throw new ApiError(404, 'Notification not found.');
    if (!record.isRead) {
      await mongo.notifications.updateOne({ _id }, { $set: { isRead: true } });
      await markFeedChanged(mongo, record.user);
    }
    return { success: true, message: 'Notification marked as read.' };
  },
);
