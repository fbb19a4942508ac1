import { NativeSelect } from '@mantine/core';
import { Fragment } from 'react';
import { type ImportColumn, importColumn, importColumns, type PreviewResult } from '#api/imports/contract.ts';
import styles from './preview.module.css';

interface PreviewTableProps {
  preview: PreviewResult;
  /** What each column means now. */
  columns: readonly (ImportColumn | null)[];
  onChoose: (at: number, column: ImportColumn | null) => void;
}

const choices = [
  { value: '', label: 'Left out' },
  ...importColumn.options.map((value) => ({ value, label: importColumns[value] })),
];

/** A column of the file a column here, headed by its name and by what it means. */
export function PreviewTable({ preview, columns, onChoose }: PreviewTableProps) {
  const shown = preview.columns.map((column, at) => ({ ...column, at })).filter(({ header }) => header !== '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Columns and first rows">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              Row
            </th>
            {shown.map(({ header, at }) => (
              <th key={at} scope="col" data-out={columns[at] ? undefined : true}>
                <span className={styles.name} title={header}>
                  {header}
                </span>
                <NativeSelect
                  size="xs"
                  aria-label={`What “${header}” means`}
                  data={choices}
                  value={columns[at] ?? ''}
                  onChange={({ currentTarget }) =>
                    onChoose(at, importColumn.safeParse(currentTarget.value).data ?? null)
                  }
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.firstRows.map((row) => (
            <Fragment key={row.rowNumber}>
              <tr>
                <th scope="row" className={styles.number}>
                  {row.rowNumber}
                </th>
                {shown.map(({ at }) => (
                  <td key={at} data-out={columns[at] ? undefined : true}>
                    <PreviewCell {...(row.cells[at] ?? { raw: '', read: null, problem: null })} />
                  </td>
                ))}
              </tr>
              {row.problem && (
                <tr className={styles.problem}>
                  <td colSpan={shown.length + 1}>
                    Row {row.rowNumber}: {row.problem}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PreviewCell({ raw, read, problem }: { raw: string; read: string | null; problem: string | null }) {
  if (!problem) return <div className={styles.cell}>{read ?? raw}</div>;
  return (
    <div className={styles.wrong}>
      <span className={styles.cell}>{raw}</span>
      <small>{problem}</small>
    </div>
  );
}
