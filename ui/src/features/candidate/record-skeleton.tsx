import { Skeleton } from '@mantine/core';
import styles from './candidate-record.module.css';

const BOXES = [212, 212, 260, 260];

/** Grey shapes of the page's size until the candidate is there. */
export function RecordSkeleton() {
  return (
    <div role="status">
      <span className={styles.wait}>Loading candidate...</span>
      <Skeleton height={124} mt="sm" radius={8} />
      <Skeleton height={36} mt="md" width="min(460px, 100%)" />
      <div className={styles.boxes}>
        {BOXES.map((height, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never move
          <Skeleton key={at} height={height} radius={8} />
        ))}
      </div>
    </div>
  );
}
