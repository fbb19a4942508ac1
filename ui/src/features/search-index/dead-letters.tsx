import { useQuery } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { searchIndexDeadLetters } from '#api/index-admin/contract.ts';
import { type Column, DataTable, TwoLines, WaitingTable } from '#ui/components/data-table/data-table.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './search-index.module.css';

type Letter = ResponseOf<typeof searchIndexDeadLetters>['deadLetters'][number];

const MOST_WAITING = 10;

const columns: Column<Letter>[] = [
  {
    key: 'record',
    title: 'Record',
    width: '248px',
    cell: ({ entity, recordId }) => <TwoLines first={entity} second={recordId} />,
  },
  { key: 'revision', title: 'Revision', width: '88px', cell: ({ revision }) => revision ?? '-' },
  { key: 'reason', title: 'Reason', wraps: true, cell: ({ reason }) => reason },
  { key: 'at', title: 'Failed at', width: '176px', cell: ({ failedAt }) => formatMoment(failedAt) },
];

/** Events that could not be indexed, newest first; refetched when their number changes. */
export function DeadLetters({ count }: { count: number }) {
  const letters = useQuery({
    queryKey: ['dead-letters', count],
    queryFn: ({ signal }) => call(searchIndexDeadLetters, {}, { signal }),
    enabled: count > 0,
  });
  if (count === 0) return <p className={styles.figures}>None: every change has been indexed.</p>;
  if (letters.isError) return <LoadFailure load={letters} />;
  if (!letters.data) {
    const rows = Math.min(count, MOST_WAITING);
    return <WaitingTable label="Loading dead letters" columns={columns} rows={rows} rowHeight={40} />;
  }
  return (
    <DataTable
      label="List of dead letters"
      columns={columns}
      rows={letters.data.deadLetters}
      rowKey={({ _id }) => _id}
      scrolls
    />
  );
}
