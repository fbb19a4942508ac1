import { Types } from 'mongoose';
import type { CurrentUser } from '#api/contract/current-user.ts';
import { ticketReadStatusAll } from '#api/contract/ticket-read-status-all.ts';
import { ApiError } from '#api/errors.ts';
import { markFeedChanged } from '#api/notifications/mark-feed-changed.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { NotificationRecord } from '#mongo/models/notification.ts';
import { handler } from './handler.ts';

export const ticketReadStatusAllRoute = handler(
  ticketReadStatusAll,
  async ({ input: { body }, session, deps: { mongo } }) => {
    if (body.id !== undefined && !(await isOwn(mongo, session.user, body.id))) {
      throw new ApiError(404, 'Notification not found.');
    }
    const user = new Types.ObjectId(session.user._id);
    const { modifiedCount } = await mongo.notifications.updateMany({ user, isRead: false }, { $set: { isRead: true } });
    if (modifiedCount > 0) await markFeedChanged(mongo, user);
    return { success: true, message: 'All notifications marked as read.' };
  },
);

/** The id names the account itself, or one of its notifications. */
async function isOwn(mongo: Mongo, user: CurrentUser, id: string): Promise<boolean> {
  if (id === user._id || id === user.id) return true;
  if (!/^[0-9a-f]{24}$/.test(id)) return false;
  const record = await mongo.notifications.findOne({ _id: new Types.ObjectId(id) }).lean<NotificationRecord>();
  return record?.user.equals(user._id) ?? false;
}
