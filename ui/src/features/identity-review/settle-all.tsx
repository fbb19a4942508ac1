import { Button } from '@mantine/core';
import { type IdentityCause, identityDecisions } from '#api/duplicates/identity-contract.ts';
import { usePopup } from '#ui/components/popup.tsx';
import styles from './identity-review.module.css';
import { askForAll, causeTexts, decisionNames } from './review-words.ts';
import { useSettle } from './use-settle.ts';

interface SettleAllProps {
  cause: IdentityCause;
  count: number;
  /** What came in later was not on the screen, and is left out. */
  askedUntil: string;
  /** An earlier decision is still being carried out. */
  isWaiting: boolean;
  onStarted: (taskId: string) => void;
}

/** One decision for everything of a cause, once the number is confirmed. */
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
