import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './bulk-resumes.module.css';
import type { InboxImport } from './inbox-state.ts';

/** What the newest import refused, each file with its reason. */
export function RefusedFiles({ import: last }: { import: InboxImport }) {
  return (
    <>
      <div className={styles.head}>
        <h2>Refused</h2>
        <span>
          {last.refused.length} refused, {last.added} added
        </span>
        <span className={styles.end}>{formatMoment(last.createdAt)}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Refused files">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.fileColumn}>
                File
              </th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {last.refused.map(({ file, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: files may share a name, and never change places
              <tr key={at}>
                <th scope="row" className={styles.name}>
                  {file}
                </th>
                <td className={styles.reason}>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
