import { Button, CloseButton, Modal } from '@mantine/core';
import { Link } from 'react-router';
import type { Notification } from '#api/notifications/contract.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { notificationKinds } from './notification-kind.ts';
import styles from './notifications.module.css';

/** A notification whole, over the list; the focus goes back to its row. */
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
