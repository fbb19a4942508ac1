import { Button, Skeleton } from '@mantine/core';
import { IconBellOff, IconChecks } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import { NOTIFICATIONS_PER_PAGE, type Notification } from '#api/notifications/contract.ts';
import { ticketReadStatus, ticketReadStatusAll } from '#api/tickets/contract.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { Pager } from '#ui/components/pager.tsx';
import { NOTIFICATIONS_KEY, notificationsPage } from '#ui/lib/notification-queries.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useFailureAlert, useFirstFailure } from '#ui/lib/use-failure-alert.ts';
import { useListAddress } from '#ui/lib/use-list-address.ts';
import { NotificationDetail, NotificationRow } from './notification.tsx';
import styles from './notifications.module.css';

/** Marks one notification or all as read; refetches the list, alerts a refusal. */
function useMarkRead() {
  const client = useQueryClient();
  const popup = usePopup();
  const { _id } = useAccount();
  const then = {
    onSuccess: () => client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
    onError: (error: Error) => void popup.alert(error.message),
  };
  const one = useMutation({ mutationFn: (id: string) => call(ticketReadStatus, { body: { id } }), ...then });
  const all = useMutation({
    mutationFn: () => call(ticketReadStatusAll, { body: { id: _id } }),
    ...then,
  });
  return { markRead: one.mutate, markAllRead: () => all.mutate(), busy: one.isPending || all.isPending };
}

const LOADING_FAILED = 'Unable to get notifiation. Please try again later.';
const count = (value: number) => value.toLocaleString('en-IN');

/** The account's notifications, newest first; new ones appear automatically. */
export function Notifications() {
  const { page, goToPage } = useListAddress();
  const [viewed, setViewed] = useState<Notification | null>(null);
  const { markRead, markAllRead, busy } = useMarkRead();
  const list = useQuery({ ...notificationsPage(useQueryClient(), page), placeholderData: keepPreviousData });
  useFailureAlert(useFirstFailure(list), LOADING_FAILED);
  const pages = Math.ceil((list.data?.total ?? 0) / NOTIFICATIONS_PER_PAGE);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>Notifications</h1>
        {list.data && (
          <p role="status" className={styles.counter}>
            <strong>{count(list.data.unread)}</strong> unread / {count(list.data.total)} total
          </p>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconChecks size={16} aria-hidden="true" />}
          disabled={busy || !list.data?.unread}
          onClick={markAllRead}
        >
          Mark All as Read
        </Button>
      </div>
      <LoadFailure load={list} fallback={LOADING_FAILED} />
      {list.isPending && <WaitingRows />}
      {list.data?.total === 0 && (
        <div className={styles.empty}>
          <IconBellOff size={28} aria-hidden="true" />
          <p>No notifications found</p>
        </div>
      )}
      {list.data && list.data.notifications.length > 0 && (
        <ul className={styles.list} aria-label="Notifications">
          {list.data.notifications.map((notification) => (
            <NotificationRow
              key={notification._id}
              notification={notification}
              busy={busy}
              onView={() => setViewed(notification)}
              onMarkRead={() => markRead(notification._id)}
            />
          ))}
        </ul>
      )}
      {(pages > 1 || page > 1) && <Pager page={page} pages={pages} onPage={goToPage} />}
      <NotificationDetail notification={viewed} busy={busy} onClose={() => setViewed(null)} onMarkRead={markRead} />
    </div>
  );
}

function WaitingRows() {
  return (
    <div className={styles.list} role="status" aria-label="Loading notifications">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton height={18} width="40%" />
          <Skeleton height={14} width="75%" />
        </div>
      ))}
    </div>
  );
}
