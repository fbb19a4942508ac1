import type { ResponseOf } from '#api/contract/define-contract.ts';
import type { resumeInbox } from '#api/contract/resume-inbox.ts';
import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './bulk-resumes.module.css';

type Waiting = ResponseOf<typeof resumeInbox>['waiting'];

const size = (bytes: number): string =>
  bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1_024)).toLocaleString('en-IN')} KB`
    : `${(bytes / 1_048_576).toLocaleString('en-IN', { maximumFractionDigits: 1 })} MB`;

const columns: Column<Waiting[number]>[] = [
  { key: 'file', title: 'File', width: '40%', wraps: true, cell: ({ file }) => file },
  { key: 'size', title: 'Size', width: '96px', cell: (file) => size(file.size) },
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
