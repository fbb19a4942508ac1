import type { ResponseOf } from '#api/contract/define-contract.ts';
import type { resumeInbox } from '#api/contract/resume-inbox.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './bulk-resumes.module.css';

type Waiting = ResponseOf<typeof resumeInbox>['waiting'];

const size = (bytes: number): string =>
  bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1_024)).toLocaleString('en-IN')} KB`
    : `${(bytes / 1_048_576).toLocaleString('en-IN', { maximumFractionDigits: 1 })} MB`;

/** The resumes that wait, the oldest first. */
export function WaitingFiles({ files, total }: { files: Waiting; total: number }) {
  if (files.length === 0) return <p className={styles.hint}>No resume waits to be processed.</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Waiting files">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.fileColumn}>
                File
              </th>
              <th scope="col" className={styles.sizeColumn}>
                Size
              </th>
              <th scope="col">Added</th>
              <th scope="col">By</th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <tr key={file._id}>
                <th scope="row" className={styles.name}>
                  {file.file}
                </th>
                <td>{size(file.size)}</td>
                <td>{formatMoment(file.addedAt)}</td>
                <td>{file.addedByName}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {total > files.length && (
        <p className={styles.hint}>
          The first {files.length} of {total}.
        </p>
      )}
    </>
  );
}
