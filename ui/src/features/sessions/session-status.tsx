import styles from './sessions.module.css';

/** In or Out. */
export function SessionStatus({ status }: { status: 'in' | 'out' }) {
  return (
    <span className={styles.status} data-status={status}>
      {status === 'in' ? 'In' : 'Out'}
    </span>
  );
}
