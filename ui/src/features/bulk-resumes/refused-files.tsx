import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './bulk-resumes.module.css';
import type { InboxImport } from './inbox-state.ts';

type Refused = InboxImport['refused'][number] & { at: number };

const columns: Column<Refused>[] = [
  { key: 'file', title: 'File', width: '40%', wraps: true, cell: ({ file }) => file },
  {
    key: 'reason',
    title: 'Reason',
    wraps: true,
    cell: ({ reason }) => <span className={styles.reason}>{reason}</span>,
  },
];

/** What the newest import refused, each file with its reason. */
export function RefusedFiles({ import: last }: { import: InboxImport }) {
  // files may share a name, and never change places
  const rows = last.refused.map((file, at) => ({ ...file, at }));
  return (
    <>
      <div className={styles.head}>
        <h2>Refused</h2>
        <span>
          {last.refused.length} refused, {last.added} added
        </span>
        <span className={styles.end}>{formatMoment(last.createdAt)}</span>
      </div>
      <DataTable label="Refused files" columns={columns} rows={rows} rowKey={({ at }) => String(at)} scrolls />
    </>
  );
}
