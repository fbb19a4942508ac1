import { useQuery } from '@tanstack/react-query';
import { countOfUse, type DailyUseName, dailyUses } from '#domain/daily-uses.ts';
import { ownUsage } from '#ui/lib/daily-usage-queries.ts';
import styles from './uses-left.module.css';

/** Below this share of the limit, what is left is shown. */
const LITTLE = 0.1;

/** What is left today of a limited use, beside the control that spends it: only when little is left. */
export function UsesLeft({ use, needed = 1 }: { use: DailyUseName; needed?: number }) {
  const { data } = useQuery(ownUsage);
  const today = data?.uses.find((one) => one.use === use);
  if (!today || (today.left > today.limit * LITTLE && today.left >= needed)) return null;
  const { left, limit } = today;
  return (
    <p className={styles.note} role="status" data-short={left < needed || undefined}>
      {left === 0
        ? `No ${dailyUses[use].many} left today of ${limit.toLocaleString('en-IN')}; more after midnight in India.`
        : `${countOfUse(use, left)} left today.`}
    </p>
  );
}
