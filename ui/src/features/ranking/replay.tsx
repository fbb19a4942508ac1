import { Button, Progress, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { type TaskView, taskCancel } from '#api/index-admin/contract.ts';
import { rankingReplay } from '#api/ranking/contract.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import { useTask } from '#ui/lib/use-task.ts';
import styles from './ranking.module.css';
import { overlapText, versionName, weightChanges } from './ranking-words.ts';
import { type DescribeFilter, ReplayedSearch } from './replayed-search.tsx';

export type ReplayAnswer = ResponseOf<typeof rankingReplay>;
type Result = NonNullable<ReplayAnswer['result']>;

/** The newest replay; `id` is its task, or null before the first. */
export function useReplay(id: string | null) {
  return useQuery({
    queryKey: ['ranking-replay', id],
    queryFn: ({ signal }) => call(rankingReplay, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    staleTime: 0,
  });
}

interface ReplayProps {
  /** Gets the focus of a button that can’t be pressed while a replay runs. */
  title: RefObject<HTMLHeadingElement | null>;
  id: string | null;
  load: ReturnType<typeof useReplay>;
  describe: DescribeFilter;
}

/** Progress of the newest replay, then its result. */
export function Replay({ title, id, load, describe }: ReplayProps) {
  const isGoing = load.data ? isUnderWay(load.data.task) : false;
  const followed = useTask(isGoing ? id : null, () => void load.refetch());
  const task = followed ?? load.data?.task;
  return (
    <section className={styles.section} aria-label="Replay">
      <h2 ref={title} tabIndex={-1}>
        Replay
      </h2>
      {id === null && (
        <p className={styles.muted}>
          Change a weight and press Replay draft: the last 1,000 searches of all accounts run under the published
          weights and under the draft, and the first 20 candidates of each are compared. Recruiters’ searches come
          first.
        </p>
      )}
      <LoadFailure load={load} fallback="Unable to load the replay." />
      {id !== null && load.isPending && <Skeleton height={120} radius={8} />}
      {load.data && task && (isUnderWay(task) || !load.data.result) && (
        <Going task={task} onCancelled={() => title.current?.focus({ preventScroll: true })} />
      )}
      {load.data?.result && <ReplayResult answer={load.data} result={load.data.result} describe={describe} />}
    </section>
  );
}

function Going({ task, onCancelled }: { task: TaskView; onCancelled: () => void }) {
  const popup = usePopup();
  const cancel = useOneMutation({
    mutationFn: () => call(taskCancel, { params: { id: task._id } }),
    onSuccess: onCancelled,
    onError: (error) => void popup.alert(failureMessage(error, 'The replay could not be cancelled.')),
  });
  const { processed, total, message } = task.progress;
  if (!isUnderWay(task)) {
    const why = task.state === 'failed' ? `failed: ${task.error ?? 'no reason is known'}` : 'was cancelled';
    return <p className={styles.muted}>{`The replay of ${formatMoment(task.createdAt)} ${why}.`}</p>;
  }
  return (
    <div className={styles.panel}>
      <div className={styles.row}>
        <p role="status">{task.cancelRequested ? 'Stopping' : message || 'The replay starts in a moment'}</p>
        <span className={styles.far}>{`${processed.toLocaleString('en-IN')} / ${total.toLocaleString('en-IN')}`}</span>
        <Button
          size="compact-sm"
          variant="default"
          disabled={task.cancelRequested || cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          Cancel replay
        </Button>
      </div>
      <Progress value={total > 0 ? (processed / total) * 100 : 0} aria-label="Replay progress" />
    </div>
  );
}

interface ReplayResultProps {
  answer: ReplayAnswer;
  result: Result;
  describe: DescribeFilter;
}

function ReplayResult({ answer, result, describe }: ReplayResultProps) {
  const changes = weightChanges(answer.published.weights, answer.draft);
  const { searches, changed, skipped, overlap, slightly, noticeably, strongly, most } = result;
  const figures: [label: string, value: string][] = [
    ['Searches', searches.toLocaleString('en-IN')],
    ['Changed', changed.toLocaleString('en-IN')],
    ['Slightly', slightly.toLocaleString('en-IN')],
    ['Noticeably', noticeably.toLocaleString('en-IN')],
    ['Strongly', strongly.toLocaleString('en-IN')],
    ['Not run', skipped.toLocaleString('en-IN')],
    ['Mean overlap', overlapText(overlap)],
  ];
  return (
    <>
      <div className={styles.panel}>
        <p>
          <strong>{changes}</strong>{' '}
          <span className={styles.muted}>
            {`compared with ${versionName(answer.published.number)}, ${formatMoment(answer.task.finishedAt ?? answer.task.createdAt)}`}
          </span>
        </p>
        <dl className={styles.figures}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.muted}>
          Overlap is the rank-biased overlap of the first 20 (p = 0.9): 1 is the same order, 0 is no candidate in
          common, and the first ten places carry most of it. Slightly changed is at least 0.95, noticeably at least 0.8.
        </p>
      </div>
      {most.length > 0 && (
        <h3>{`The ${most.length === 1 ? 'search' : `${most.length} searches`} that changed most`}</h3>
      )}
      {most.map((search, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the searches of one result never move
        <ReplayedSearch key={at} number={at + 1} search={search} describe={describe} />
      ))}
    </>
  );
}
