import { IconBell } from '@tabler/icons-react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openStream } from '#api/http/contract/event-stream-client.ts';
import type { StreamEventOf } from '#api/http/contract.ts';
import { notificationStream } from '#api/notifications/contract.ts';
import { useToast } from '#ui/components/toasts.tsx';
import {
  NOTIFICATION_COUNTS_KEY,
  NOTIFICATIONS_KEY,
  type NotificationCounts,
  notificationsPage,
} from '#ui/lib/notification-queries.ts';
import { BarLink } from './bar-link.tsx';
import styles from './notification-bell.module.css';

type Feed = StreamEventOf<typeof notificationStream>['data'];

/** The browser reconnects automatically unless the server refused; in that case we do. */
const TRY_AGAIN_MS = 10_000;

/**
 * Subscribes to new notifications while the page is visible; updates the counts and open lists and shows a toast. A
 * hidden page doesn't subscribe, because browsers allow only six connections to one host.
 */
function useNotificationFeed() {
  const client = useQueryClient();
  const toast = useToast();
  useEffect(() => {
    let close = () => {};
    let retry: number | undefined;
    let newest: string | null | undefined;

    const receive = (feed: Feed) => {
      const before = client.getQueryData<NotificationCounts>(NOTIFICATION_COUNTS_KEY);
      const arrived = newest !== undefined && feed.newest !== null && feed.newest._id !== newest;
      newest = feed.newest?._id ?? null;
      client.setQueryData<NotificationCounts>(NOTIFICATION_COUNTS_KEY, { unread: feed.unread, total: feed.total });
      if (arrived || before?.unread !== feed.unread || before.total !== feed.total) refresh(client, feed);
      if (arrived && feed.newest && !feed.newest.isRead)
        toast(announce(feed.newest.title, feed.total - (before?.total ?? 0)));
    };
    const listen = () => {
      stop();
      if (document.hidden) return;
      close = openStream(
        notificationStream,
        {},
        ({ data }) => receive(data),
        (_, final) => {
          if (!final) return;
          // an ordinary call finds out why: if the session has ended, it ends here too
          void client.prefetchQuery({ ...notificationsPage(client, 1), staleTime: 0 });
          retry = window.setTimeout(listen, TRY_AGAIN_MS);
        },
      );
    };
    const stop = () => {
      close();
      window.clearTimeout(retry);
    };
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      stop();
    };
  }, [client, toast]);
}

/** Several may have arrived since the last event: names the newest and counts the others. */
const announce = (title: string, arrived: number) => (arrived > 1 ? `${title} (and ${arrived - 1} more)` : title);

/** Refetches the data that the notification is about, since it has changed too. */
function refresh(client: QueryClient, { newest }: Feed): void {
  void client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
  if (newest?.link?.startsWith('/tickets')) void client.invalidateQueries({ queryKey: ['tickets'] });
  if (newest?.link?.startsWith('/applied-jobs')) void client.invalidateQueries({ queryKey: ['my-jobs'] });
}

/** The count keeps its position and size from 1 to 99. */
const MOST_SHOWN = 99;

/** The bell in the top bar: links to the notifications and shows the number of unread ones. */
export function NotificationBell() {
  useNotificationFeed();
  // filled by the stream and by the list, never by a call of its own
  const { data } = useQuery<NotificationCounts>({ queryKey: NOTIFICATION_COUNTS_KEY, enabled: false });
  const unread = data?.unread ?? 0;
  return (
    <BarLink to="/notification" label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}>
      <span className={styles.bell}>
        <IconBell size={18} aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </span>
    </BarLink>
  );
}
