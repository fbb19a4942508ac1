import type { ResponseOf } from '#api/http/contract.ts';
import type { searchIndex } from '#api/index-admin/contract.ts';
import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './search-index.module.css';

type Sweep = ResponseOf<typeof searchIndex>['orphans'];
type Count = NonNullable<Sweep>['counts'][number];

const columns: Column<Count>[] = [
  { key: 'kind', title: 'Kind', cell: ({ kind }) => kind },
  { key: 'removed', title: 'Removed', width: '104px', cell: ({ removed }) => removed.toLocaleString('en-IN') },
  { key: 'moved', title: 'Moved', width: '104px', cell: ({ moved }) => moved.toLocaleString('en-IN') },
  { key: 'kept', title: 'Kept', width: '104px', cell: ({ kept }) => kept.toLocaleString('en-IN') },
];

/** Records whose candidate, account or file is gone, by kind, as of the last hourly sweep. */
export function Orphans({ orphans }: { orphans: Sweep }) {
  return (
    <section className={styles.letters} aria-label="Orphaned records">
      <div className={styles.row}>
        <h2>Orphaned records</h2>
        <span className={styles.figures}>{orphans ? `Swept ${formatMoment(orphans.sweptAt)}` : 'Not swept yet'}</span>
      </div>
      {orphans && orphans.counts.length === 0 && <p className={styles.figures}>None: every record has its owner.</p>}
      {orphans && orphans.counts.length > 0 && (
        <DataTable
          label="Orphaned records by kind"
          columns={columns}
          rows={orphans.counts}
          rowKey={({ kind }) => kind}
        />
      )}
    </section>
  );
}
