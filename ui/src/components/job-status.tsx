import type { Job } from '#api/contract/job-shapes.ts';
import styles from './job-status.module.css';

/** Live in green, anything else in red. */
export function JobStatus({ status }: { status: Job['status'] }) {
  return (
    <span className={styles.chip} data-status={status}>
      {status}
    </span>
  );
}
