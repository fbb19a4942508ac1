import { Button, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { findDuplicates } from '#api/duplicates/contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { TaskView } from '#api/index-admin/contract.ts';
import { NoRows } from '#ui/components/data-table/no-rows.tsx';
import listStyles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { PrevNext } from '#ui/components/prev-next.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { howMany } from '#ui/lib/how-many.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useListAddress } from '#ui/lib/use-list-address.ts';
import { DistinctPairs } from './distinct-pairs.tsx';
import { DuplicateGroup } from './duplicate-group.tsx';
import { duplicatesPage, refreshDuplicates } from './duplicate-queries.ts';
import styles from './duplicates.module.css';

/** Possible duplicates as the last scan found them, and the state of the scan. */
export function DuplicateList() {
  const { page, goToPage } = useListAddress();
  const client = useQueryClient();
  const popup = usePopup();
  const list = useQuery(duplicatesPage(page));
  const scan = list.data?.look;
  const title = useRef<HTMLHeadingElement>(null);
  // the focused row disappears
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  const start = useMutation({
    mutationFn: () => call(findDuplicates, {}),
    onError: (error) => void popup.alert(failureMessage(error, 'The scan could not be started.')),
    onSettled: () => refreshDuplicates(client),
  });
  const { groups = [], total = 0, totalPages = 1 } = list.data ?? {};
  return (
    <div className={listStyles.page}>
      <div className={listStyles.head}>
        <h1 ref={title} tabIndex={-1}>
          Duplicates
        </h1>
        <p role="status">{list.data && scan && howMany(total, 'group')}</p>
        <Button
          className={listStyles.end}
          size="xs"
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
          disabled={!list.data || (scan ? isUnderWay(scan) : false)}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          Find duplicates
        </Button>
      </div>
      <p className={styles.scan} role="status">
        {list.data && scanText(scan ?? null)}
      </p>
      <LoadFailure load={list} fallback="Unable to load duplicates." />
      {list.isPending && (
        <div role="status" aria-label="Loading duplicates">
          <Skeleton height={160} mb={12} radius={8} />
          <Skeleton height={160} radius={8} />
        </div>
      )}
      {list.data && groups.length === 0 && (
        <NoRows message={scan?.state === 'done' ? 'No duplicates on this page.' : 'Nothing has been found yet.'} />
      )}
      {groups.map((group) => (
        <DuplicateGroup key={group._id} group={group} onDistinct={focusTitle} />
      ))}
      {totalPages > 1 && <PrevNext page={page} pages={totalPages} onPage={goToPage} />}
      <DistinctPairs onTakenBack={focusTitle} />
    </div>
  );
}

function scanText(scan: TaskView | null): string {
  if (!scan)
    return 'Duplicates have not been searched for yet. Candidates that share an email, a phone, or a name with birth date or employer are listed here.';
  const { processed, total } = scan.progress;
  if (scan.state === 'queued') return 'The scan starts in a moment.';
  const far = `${processed.toLocaleString('en-IN')} of ${Math.max(total, processed).toLocaleString('en-IN')} candidates`;
  if (scan.state === 'running') return `Scanning: ${far}.`;
  const when = formatMoment(scan.finishedAt ?? scan.createdAt);
  return scan.state === 'done'
    ? `Last scan: ${when}, ${far}.`
    : `The scan of ${when} did not end: ${scan.error ?? scan.state}.`;
}
