import { Button, Progress } from '@mantine/core';
import { type IdentityCause, identityDecisions } from '#api/duplicates/identity-contract.ts';
import type { TaskView } from '#api/index-admin/contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import styles from './identity-review.module.css';
import { useSettle } from './review-queries.ts';
import { askForAll, causeTexts, decisionNames } from './review-words.ts';

interface SettleAllProps {
  cause: IdentityCause;
  count: number;
  /** Excludes entries that arrived after this time: they were not on the screen. */
  askedUntil: string;
  /** An earlier decision is still being executed. */
  isWaiting: boolean;
  onStarted: (taskId: string) => void;
}

/** One decision for all entries of a cause, after their number is confirmed. */
export function SettleAll({ cause, count, askedUntil, isWaiting, onStarted }: SettleAllProps) {
  const popup = usePopup();
  const { settle, isBusy } = useSettle(onStarted);
  return (
    <section className={styles.all} aria-label={`Settle all: ${count.toLocaleString('en-IN')}`}>
      <p>{causeTexts[cause]}</p>
      <div className={styles.decisions}>
        <span className={styles.allOf}>All {count.toLocaleString('en-IN')}:</span>
        {identityDecisions.map((decision) => (
          <Button
            key={decision}
            size="compact-sm"
            variant="default"
            aria-label={`${decisionNames[decision]}: all ${count.toLocaleString('en-IN')}`}
            disabled={isBusy || isWaiting}
            onClick={async () => {
              const sure = await popup.confirm(askForAll(decision, cause, count), decisionNames[decision]);
              if (sure) settle({ decision, cause, askedUntil });
            }}
          >
            {decisionNames[decision]}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Progress of the newest decision; renders nothing once it is done. */
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
