import { Skeleton } from '@mantine/core';
import styles from './candidate-record.module.css';

/** Grey shapes of the page's size until the candidate is there. */
export function RecordSkeleton() {
  return (
    <div className={styles.columns} role="status">
      <div className={styles.main}>
        <div className={styles.waiting}>Loading candidate...</div>
        <Skeleton height={36} mt="md" width="min(460px, 100%)" />
        <Skeleton height={74} mt="md" radius={8} />
        <div className={styles.boxes}>
          <Skeleton height={420} radius={8} />
          <Skeleton height={420} radius={8} />
        </div>
      </div>
      <div className={styles.aside}>
        <Skeleton height={640} mt="md" radius={8} />
      </div>
    </div>
  );
}
