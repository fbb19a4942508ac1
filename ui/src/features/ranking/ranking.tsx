import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { ranking, rankingReplayStart } from '#api/ranking/contract.ts';
import type { RankingWeights } from '#domain/ranking/ranking-kinds.ts';
import listStyles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import { PublishDraft } from './publish-draft.tsx';
import styles from './ranking.module.css';
import { Replay, useReplay } from './replay.tsx';
import type { DescribeFilter } from './replayed-search.tsx';
import { useDraft } from './use-draft.ts';
import { Versions } from './versions.tsx';
import { WeightsTable } from './weights-table.tsx';

/** The weights of the ranking: a draft is changed, replayed over stored searches and published; versions are kept. */
export function Ranking({ describe }: { describe: DescribeFilter }) {
  const title = useRef<HTMLHeadingElement>(null);
  const load = useQuery({
    queryKey: ['ranking'],
    queryFn: ({ signal }) => call(ranking, {}, { signal }),
    staleTime: 0,
  });
  const { data } = load;
  return (
    <div className={listStyles.page}>
      <div className={listStyles.head}>
        <h1 ref={title} tabIndex={-1}>
          Ranking
        </h1>
        <p role="status">
          {data &&
            (data.published.number === 0
              ? 'The default is published'
              : `Version ${data.published.number} is published`)}
        </p>
      </div>
      <p className={styles.muted}>
        A candidate’s score adds up what speaks for each wish. The weights say how much each kind counts; they change
        the order of a search, never what it finds. Searches use published weights within seconds.
      </p>
      <LoadFailure load={load} fallback="Unable to load the ranking." />
      {load.isPending && (
        <div role="status" aria-label="Loading the ranking">
          <Skeleton height={560} mb={12} radius={8} />
          <Skeleton height={160} radius={8} />
        </div>
      )}
      {data && (
        <Loaded
          data={data}
          refresh={load.refetch}
          describe={describe}
          onDone={() => title.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}

interface LoadedProps {
  data: ResponseOf<typeof ranking>;
  refresh: () => Promise<unknown>;
  describe: DescribeFilter;
  onDone: () => void;
}

function Loaded({ data, refresh, describe, onDone }: LoadedProps) {
  const popup = usePopup();
  const replayTitle = useRef<HTMLHeadingElement>(null);
  const { published } = data;
  const draft = useDraft(published.weights);
  const replay = useReplay(data.replay);
  const start = useOneMutation({
    mutationFn: (weights: RankingWeights) => call(rankingReplayStart, { body: { weights } }),
    onSuccess: () => replayTitle.current?.focus(),
    onSettled: refresh,
    onError: (error) => void popup.alert(failureMessage(error, 'The replay could not be started.')),
  });
  return (
    <>
      <WeightsTable published={published.weights} draft={draft} />
      <PublishDraft
        published={published}
        draft={draft}
        replayed={replay.data?.result && replay.data.published.number === published.number ? replay.data.draft : null}
        isReplaying={start.isPending || (replay.data ? isUnderWay(replay.data.task) : false)}
        onReplay={start.mutate}
        onPublished={refresh}
        onDone={onDone}
      />
      <Replay title={replayTitle} id={data.replay} load={replay} describe={describe} />
      <Versions data={data} onPublished={refresh} onDone={onDone} />
    </>
  );
}
