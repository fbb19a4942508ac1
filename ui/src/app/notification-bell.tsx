import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { NOTIFICATION_COUNTS_KEY, type NotificationCounts } from '#ui/lib/notification-queries.ts';
import { BarLink } from './bar-link.tsx';
import styles from './notification-bell.module.css';
import { useNotificationFeed } from './use-notification-feed.ts';

/** The count keeps its place and its size from 1 to 99. */
const MOST_SHOWN = 99;

/** The bell of the bar, leading to the notifications, with how many are unread as it changes. */
export function NotificationBell() {
  useNotificationFeed();
  // filled by the feed and by the list itself, never by a call of its own
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
