import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { ownUsage } from '#ui/lib/daily-usage-queries.ts';
import styles from './daily-use.module.css';
import { UseList } from './use-list.tsx';

/** What the signed-in account has used today, and what is left. */
export function OwnUse() {
  const heading = useId();
  const usage = useQuery({ ...ownUsage, staleTime: 0 });
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>Today’s use</h2>
        <p className={styles.hint}>Resets at midnight in India. The same candidate counts once a day.</p>
      </div>
      <LoadFailure load={usage} fallback="Unable to load today’s use." />
      {usage.isPending && (
        <div role="status" aria-label="Loading today’s use">
          <Skeleton height={44} />
        </div>
      )}
      {usage.data && <UseList uses={usage.data.uses} />}
    </section>
  );
}
