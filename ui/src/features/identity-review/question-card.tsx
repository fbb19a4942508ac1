import { Button } from '@mantine/core';
import type { IdentityDecision, IdentityQuestion } from '#api/duplicates/identity-contract.ts';
import { Chip } from '#ui/components/chip.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { CompareTable } from './compare-table.tsx';
import styles from './identity-review.module.css';
import { useSettle } from './review-queries.ts';
import { askToDiscard, causeNames, decisionNames, sourceText } from './review-words.ts';

interface QuestionCardProps {
  question: IdentityQuestion;
  onStarted: (taskId: string) => void;
}

/** One resume or row next to the candidate it may belong to, with the decision. */
export function QuestionCard({ question, onStarted }: QuestionCardProps) {
  const { _id, cause, askedAt, askedByName, candidate, problem, isDecided } = question;
  const popup = usePopup();
  const { settle, isBusy } = useSettle(onStarted);
  const source = sourceText(question);
  const heading = `question-${_id}`;
  const decide = async (decision: IdentityDecision) => {
    if (decision === 'discard' && !(await popup.confirm(askToDiscard(question), decisionNames.discard))) return;
    settle({ decision, ids: [_id] });
  };
  const button = (decision: IdentityDecision) => (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`${decisionNames[decision]}: ${source}`}
      disabled={isBusy || isDecided || (decision === 'same' && !candidate)}
      onClick={() => void decide(decision)}
    >
      {decisionNames[decision]}
    </Button>
  );
  return (
    <section className={styles.card} aria-labelledby={heading} aria-busy={isBusy || isDecided}>
      <div className={styles.cardHead}>
        <h2 id={heading} tabIndex={-1}>
          {source}
        </h2>
        <Chip tone="busy">{causeNames[cause]}</Chip>
        <p>
          {formatMoment(askedAt)}
          {askedByName && `, by ${askedByName}`}
        </p>
      </div>
      {problem && <p className={styles.problem}>Not settled yet: {problem}</p>}
      <CompareTable question={question} />
      <div className={styles.cardFoot}>
        {isDecided && <p role="status">Decided; it is being carried out.</p>}
        {!candidate && <p>The candidate has been removed since.</p>}
        <div className={styles.decisions}>
          {button('same')}
          {button('another')}
          {button('discard')}
        </div>
      </div>
    </section>
  );
}
