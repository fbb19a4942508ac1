import { Types } from 'mongoose';
import { fetchNotification, NOTIFICATIONS_PER_PAGE } from '#api/contract/fetch-notification.ts';
import { countNotifications } from '#api/notifications/count-notifications.ts';
import { readNotifications } from '#api/notifications/read-notifications.ts';
import { presentNotification } from '#api/presenters/present-notification.ts';
import { handler } from './handler.ts';

/** For a caller that asks for no page. */
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
