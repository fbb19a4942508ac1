import { NativeSelect, Skeleton } from '@mantine/core';
import { Fragment } from 'react';
import { type ImportColumn, importColumn, importColumns, type PreviewResult } from '#api/imports/contract.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { isRefusal } from '#ui/lib/failure-message.ts';
import styles from './preview.module.css';
import type { usePreview } from './use-preview.ts';

interface PreviewTableProps {
  preview: PreviewResult;
  /** The current meaning of each column. */
  columns: readonly (ImportColumn | null)[];
  onChoose: (at: number, column: ImportColumn | null) => void;
}

const choices = [
  { value: '', label: 'Left out' },
  ...importColumn.options.map((value) => ({ value, label: importColumns[value] })),
];

/** One column per column of the file, headed by its name and its meaning. */
function PreviewTable({ preview, columns, onChoose }: PreviewTableProps) {
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

/** Before anything is written: recognised and unrecognised columns, and the first rows as they will be imported. */
export function Preview({ query, columns, problem, choose }: ReturnType<typeof usePreview>) {
  const { data, error, isPending, isPlaceholderData, refetch } = query;
  if (error) {
    return <InlineError message={error.message} {...(!isRefusal(error) && { onRetry: () => void refetch() })} />;
  }
  if (isPending || !data) {
    return (
      <div role="status" aria-label="Reading the file">
        <Skeleton height={320} />
      </div>
    );
  }
  const left = data.columns.filter(({ header }, at) => header !== '' && !columns[at]).map(({ header }) => header);
  const known = columns.filter((column) => column !== null).length;
  return (
    <section className={styles.preview} aria-label="Preview" aria-busy={isPlaceholderData}>
      <div className={styles.head}>
        <h2>Preview</h2>
        <p>
          {data.rows.toLocaleString('en-IN')} rows below the header in row {data.headerRow.toLocaleString('en-IN')}
          {data.sheet > 1 && ` of sheet ${data.sheet}`}. Nothing has been written yet.
        </p>
      </div>
      <p className={styles.summary} role="status">
        {known} {known === 1 ? 'column' : 'columns'} recognised
        {data.remembered && ', as chosen for an earlier file with this header row'}
        {left.length > 0 && `; left out: ${left.join(', ')}`}.
      </p>
      {!columns.includes('email') && (
        <p className={styles.lacking}>
          No column is read as Email: choose it above its column if the file has one. Emails identify existing
          candidates.
        </p>
      )}
      {problem && <InlineError message={problem} />}
      <PreviewTable preview={data} columns={columns} onChoose={choose} />
      <p className={styles.note}>
        Values as they will be read. What a column means can be changed above it; a file with the same header row is
        then read the same way.
      </p>
    </section>
  );
}
