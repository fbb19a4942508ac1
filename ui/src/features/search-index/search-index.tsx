import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import type { TaskView } from '#api/index-admin/contract.ts';
import {
  searchIndex,
  searchIndexAudit,
  searchIndexNearTitles,
  searchIndexReindex,
  searchIndexReplayDeadLetters,
} from '#api/index-admin/contract.ts';
import listStyles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useTask } from '#ui/lib/use-task.ts';
import { DeadLetters } from './dead-letters.tsx';
import { IndexTable, WaitingIndexTable } from './index-table.tsx';
import { Orphans } from './orphans.tsx';
import styles from './search-index.module.css';
import { TaskProgress } from './task-progress.tsx';

const REFRESH_MS = 5_000;

type Entity = 'candidates' | 'jobs';

/** When the titles offered beside a designation were found. */
const foundWords = (last: TaskView | null) =>
  last
    ? `Offered beside designations, found daily; last ${formatMoment(last.finishedAt ?? last.createdAt)}`
    : 'Not found yet';

/** Compares the indexes with MongoDB, and starts an admin's repair tasks. */
export function SearchIndex() {
  const popup = usePopup();
  const [taskId, setTaskId] = useState<string | null>(null);
  const status = useQuery({
    queryKey: ['search-index'],
    queryFn: ({ signal }) => call(searchIndex, {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const task = useTask(taskId, () => void status.refetch());
  const begin = useMutation({
    mutationFn: (start: () => Promise<{ taskId: string }>) => start(),
    onSuccess: (started) => setTaskId(started.taskId),
    onError: (error) => popup.alert(error.message),
  });
  const reindex = async (entity: Entity) => {
    const question = `Rebuild the index of ${entity}? Searches continue in the meantime.`;
    if (await popup.confirm(question, 'Reindex')) begin.mutate(() => call(searchIndexReindex, { body: { entity } }));
  };
  const last = task ? [task] : [status.data?.lastReindex, status.data?.lastAudit].filter((one) => one != null);
  return (
    <div className={listStyles.page}>
      <div className={listStyles.head}>
        <h1>Search Index</h1>
      </div>
      <p className={styles.figures}>
        Searches read the index, which is built from MongoDB. Audit and repair compares the two, record by record, and
        repairs differences; Reindex rebuilds the index. Searches continue in the meantime.
      </p>
      <LoadFailure load={status} />
      {status.isPending && <WaitingIndexTable />}
      {status.data && (
        <IndexTable
          indices={status.data.indices}
          busy={begin.isPending}
          onReindex={(entity) => void reindex(entity)}
          onAudit={(entity) => begin.mutate(() => call(searchIndexAudit, { body: { entity, repair: true } }))}
        />
      )}
      {last.map((one) => (
        <TaskProgress key={one._id} task={one} />
      ))}
      {status.data && (
        <section className={styles.letters} aria-label="Near titles of the index">
          <div className={styles.row}>
            <h2>Near titles</h2>
            <span className={styles.figures}>{foundWords(status.data.lastNearTitles)}</span>
            <Button
              size="compact-sm"
              variant="default"
              disabled={begin.isPending}
              onClick={() => begin.mutate(() => call(searchIndexNearTitles, { body: {} }))}
            >
              Find near titles
            </Button>
          </div>
        </section>
      )}
      {status.data && <Orphans orphans={status.data.orphans} />}
      {status.data && (
        <section className={styles.letters} aria-label="Dead letters">
          <div className={styles.row}>
            <h2>Dead letters</h2>
            <span className={styles.figures}>{status.data.deadLetters.toLocaleString('en-IN')}</span>
            <Button
              size="compact-sm"
              variant="default"
              disabled={status.data.deadLetters === 0 || begin.isPending}
              onClick={() => begin.mutate(() => call(searchIndexReplayDeadLetters, { body: {} }))}
            >
              Replay
            </Button>
          </div>
          <DeadLetters count={status.data.deadLetters} />
        </section>
      )}
    </div>
  );
}
