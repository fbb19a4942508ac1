import type { ResponseOf } from '#api/http/contract.ts';
import type { resumeInbox } from '#api/parser/contract.ts';
import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import { fileSize } from '#ui/lib/file-size.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './bulk-resumes.module.css';

type Waiting = ResponseOf<typeof resumeInbox>['waiting'];

const columns: Column<Waiting[number]>[] = [
  { key: 'file', title: 'File', width: '40%', wraps: true, cell: ({ file }) => file },
  { key: 'size', title: 'Size', width: '96px', cell: ({ size }) => fileSize(size) },
  { key: 'at', title: 'Added', width: '192px', cell: ({ addedAt }) => formatMoment(addedAt) },
  { key: 'by', title: 'By', cell: ({ addedByName }) => <span title={addedByName}>{addedByName}</span> },
];

/** The resumes that wait, the oldest first. */
export function WaitingFiles({ files, total }: { files: Waiting; total: number }) {
  if (files.length === 0) return <p className={styles.hint}>No resume waits to be processed.</p>;
  return (
    <>
      <DataTable label="Waiting files" columns={columns} rows={files} rowKey={({ _id }) => _id} scrolls />
      {total > files.length && (
        <p className={styles.hint}>
          The first {files.length} of {total}.
        </p>
      )}
    </>
  );
}
