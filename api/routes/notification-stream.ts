import { Types } from 'mongoose';
import { notificationStream } from '#api/contract/notification-stream.ts';
import { countNotifications } from '#api/notifications/count-notifications.ts';
import { readNotifications } from '#api/notifications/read-notifications.ts';
import { presentNotification } from '#api/presenters/present-notification.ts';
import { isSessionOpen } from '#api/sessions/is-session-open.ts';
import { handler } from './handler.ts';

export const notificationStreamRoute = handler(notificationStream, async ({ session, deps, ctx }) => {
  const user = new Types.ObjectId(session.user._id);
  const changes = deps.notificationFeeds.watch(user, ctx.signal);
  return events();

  async function* events() {
    for await (const _ of changes) {
      if (!(await isSessionOpen(deps, session.key))) return;
      const [counts, newest] = await Promise.all([
        countNotifications(deps.mongo, user),
        readNotifications(deps.mongo, user, { skip: 0, limit: 1 }),
      ]);
      const data = { ...counts, newest: newest[0] ? presentNotification(newest[0]) : null };
      yield { event: 'message' as const, data };
    }
  }
});
