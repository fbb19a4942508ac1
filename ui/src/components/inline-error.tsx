import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import styles from './inline-error.module.css';

/** A red box with an icon, the error message, and a retry button if the load can be retried. */
export function InlineError(props: { message: string; onRetry?: () => void }) {
  return (
    <div className={styles.box} role="alert">
      <IconAlertCircle size={18} aria-hidden="true" />
      <p>{props.message}</p>
      {props.onRetry && (
        <Button size="compact-sm" variant="default" onClick={props.onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
