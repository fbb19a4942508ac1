import { Progress } from '@mantine/core';
import type { TaskView } from '#api/index-admin/contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import styles from './identity-review.module.css';

/** How far the newest decision is; nothing once it has been carried out. */
export function SettleProgress({ task }: { task: TaskView }) {
  if (!isUnderWay(task)) return null;
  const { processed, total } = task.progress;
  const far = `${processed.toLocaleString('en-IN')} of ${Math.max(total, processed).toLocaleString('en-IN')}`;
  return (
    <div className={styles.progress}>
      <p role="status">{task.state === 'queued' ? 'Waiting to be settled.' : `Settling: ${far}.`}</p>
      <Progress value={total > 0 ? (processed / total) * 100 : 0} size="sm" aria-label="Settled so far" />
    </div>
  );
}
