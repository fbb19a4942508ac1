import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { Notification } from '#api/notifications/contract.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { notificationKinds } from './notification-kind.ts';
import styles from './notifications.module.css';

/** One line of the list: what, from whom, when, and what can be done with it. */
export function NotificationRow(props: {
  notification: Notification;
  busy: boolean;
  onView: () => void;
  onMarkRead: () => void;
}) {
  const { _id, title, description, type, isRead, createdAt } = props.notification;
  const kind = notificationKinds[type];
  const view = useRef<HTMLButtonElement>(null);
  const titleId = `notification-${_id}`;
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <span className={styles.icon}>
        <kind.icon size={18} aria-hidden="true" />
      </span>
      <div>
        <h2 id={titleId} className={styles.title}>
          {!isRead && <span className="visually-hidden">Unread: </span>}
          {title}
        </h2>
        <p className={styles.preview}>{description}</p>
        <p className={styles.meta}>
          <span>{kind.name}</span>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
      </div>
      <div className={styles.actions}>
        {!isRead && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-describedby={titleId}
            disabled={props.busy}
            onClick={() => {
              // this button goes, the focus must not go with it
              view.current?.focus();
              props.onMarkRead();
            }}
          >
            Mark as Read
          </Button>
        )}
        <Button ref={view} size="compact-sm" variant="default" aria-describedby={titleId} onClick={props.onView}>
          View
        </Button>
      </div>
    </li>
  );
}
