import { Skeleton } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { identityCauses } from '#api/duplicates/identity-contract.ts';
import { NoRows } from '#ui/components/data-table/no-rows.tsx';
import listStyles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { PrevNext } from '#ui/components/prev-next.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { howMany } from '#ui/lib/how-many.ts';
import { useLastPage } from '#ui/lib/use-last-page.ts';
import { useListAddress } from '#ui/lib/use-list-address.ts';
import { useTask } from '#ui/lib/use-task.ts';
import { CauseBar } from './cause-bar.tsx';
import styles from './identity-review.module.css';
import { QuestionCard } from './question-card.tsx';
import { refreshReview, reviewPage } from './review-queries.ts';
import { outcomeText } from './review-words.ts';
import { SettleAll, SettleProgress } from './settle-all.tsx';

/**
 * Resumes and rows that may belong to a known candidate but lack proof: an admin decides one by one, or a whole cause.
 */
export function IdentityReview() {
  const address = useListAddress();
  const cause = identityCauses.find((each) => each === address.get('cause')) ?? null;
  const client = useQueryClient();
  const toast = useToast();
  const title = useRef<HTMLHeadingElement>(null);
  const list = useQuery(reviewPage(cause, address.page));
  const { questions = [], total = 0, totalPages = 1, counts, at } = list.data ?? {};
  const [own, setOwn] = useState<string | null>(null);
  const task = useTask(own ?? list.data?.settling ?? null, (ended) => {
    setOwn(null);
    const { message, isBad } = outcomeText(ended);
    toast(message, isBad ? 'error' : 'plain');
    void refreshReview(client);
  });
  useLastPage(list, address, Math.max(1, totalPages));

  /** The focused entry is about to disappear: the next one gets the focus. */
  const goOn = (from: number) => {
    const next = questions.slice(from + 1).find(({ isDecided }) => !isDecided);
    const target = next ? document.getElementById(`question-${next._id}`) : title.current;
    target?.focus({ preventScroll: next === undefined });
  };
  const startedAll = (taskId: string) => {
    setOwn(taskId);
    title.current?.focus({ preventScroll: true });
  };
  return (
    <div className={listStyles.page}>
      <div className={listStyles.head}>
        <h1 ref={title} tabIndex={-1}>
          Identity Review
        </h1>
        <p role="status">{list.data && howMany(total, 'entry', 'entries')}</p>
      </div>
      <p className={styles.intro}>
        These resumes and rows may belong to a candidate, but nothing proves it. They change nothing until you decide;
        after 90 days without a decision they are removed.
      </p>
      {counts && <CauseBar counts={counts} chosen={cause} onChoose={(next) => address.change({ cause: next })} />}
      {task && <SettleProgress task={task} />}
      {cause && counts && at && counts[cause] > 0 && (
        <SettleAll
          cause={cause}
          count={counts[cause]}
          askedUntil={at}
          isWaiting={task !== null}
          onStarted={startedAll}
        />
      )}
      <LoadFailure load={list} fallback="Unable to load the identity review." />
      {list.isPending && (
        <div role="status" aria-label="Loading the identity review" className={styles.loading}>
          <Skeleton height={72} radius={8} />
          <Skeleton height={280} radius={8} />
          <Skeleton height={280} radius={8} />
        </div>
      )}
      {list.data && questions.length === 0 && (
        <NoRows
          message={cause ? 'Nothing with this cause is waiting for a decision.' : 'Nothing waits for a decision.'}
          icon={<IconChecks size={28} aria-hidden="true" />}
        />
      )}
      {questions.map((question, place) => (
        <QuestionCard
          key={question._id}
          question={question}
          onStarted={(taskId) => {
            setOwn(taskId);
            goOn(place);
          }}
        />
      ))}
      {totalPages > 1 && <PrevNext page={address.page} pages={totalPages} onPage={address.goToPage} />}
    </div>
  );
}
