import { Button, CloseButton, Modal } from '@mantine/core';
import { type Icon, IconBriefcase, IconChecklist, IconDeviceLaptop, IconInfoCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { Notification } from '#api/notifications/contract.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './notifications.module.css';

/** Label and style of each type. */
const notificationKinds: Record<Notification['type'], { name: string; icon: Icon }> = {
  'job-application': { name: 'Job application', icon: IconBriefcase },
  'application-status': { name: 'Application status', icon: IconChecklist },
  'system-alert': { name: 'System alert', icon: IconInfoCircle },
  'device-status': { name: 'Device status', icon: IconDeviceLaptop },
};

/** A row of the list: text, author, time and actions. */
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
              // this button disappears, so the focus moves
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

/** A notification's full text in a dialog; the focus returns to its row. */
export function NotificationDetail(props: {
  notification: Notification | null;
  busy: boolean;
  onClose: () => void;
  onMarkRead: (id: string) => void;
}) {
  const { notification, onClose } = props;
  return (
    <Modal.Root opened={notification !== null} onClose={onClose} centered size="md" transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content aria-label={notification?.title ?? 'Notification'}>
        {notification && (
          <Modal.Body className={styles.detail}>
            <div className={styles.detailHead}>
              <h2>{notification.title}</h2>
              <CloseButton aria-label="Close" onClick={onClose} />
            </div>
            <p className={styles.meta}>
              <span>{notificationKinds[notification.type].name}</span>
              <time dateTime={notification.createdAt}>{formatMoment(notification.createdAt)}</time>
            </p>
            <p className={styles.description}>{notification.description}</p>
            <div className={styles.detailButtons}>
              {!notification.isRead && (
                <Button
                  variant="default"
                  disabled={props.busy}
                  onClick={() => {
                    props.onMarkRead(notification._id);
                    onClose();
                  }}
                >
                  Mark as Read
                </Button>
              )}
              {notification.link?.match(/^\/(?!\/)/) ? (
                <Button
                  component={Link}
                  to={notification.link}
                  data-autofocus
                  onClick={() => {
                    if (!notification.isRead) props.onMarkRead(notification._id);
                  }}
                >
                  Open
                </Button>
              ) : (
                <Button data-autofocus onClick={onClose}>
                  OK
                </Button>
              )}
            </div>
          </Modal.Body>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
