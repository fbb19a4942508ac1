import type { RefusedRow } from './import-state.ts';
import styles from './imports.module.css';

/** Row number, column, reason; the report has the rest where the list is cut. */
export function RefusedRows({ rows, total }: { rows: RefusedRow[]; total: number }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Reasons">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Outcome</th>
              <th scope="col">Column</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {rows.flatMap((row) =>
              row.problems.map((problem) => (
                <tr key={`${row.rowNumber} ${problem.column} ${problem.reason}`}>
                  <td>{row.rowNumber}</td>
                  <td>{row.outcome}</td>
                  <td>{problem.column || 'whole row'}</td>
                  <td className={styles.reason}>{problem.reason}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </section>
      {total > rows.length && (
        <p className={styles.none}>
          The first {rows.length} of {total}; the report has them all.
        </p>
      )}
    </>
  );
}
