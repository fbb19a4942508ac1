import { NativeSelect } from '@mantine/core';
import { Fragment } from 'react';
import {
  type ImportColumn,
  importColumn,
  importColumns,
  type PreviewResult,
  readingNames,
} from '#api/imports/preview-contract.ts';
import { type ImportReading, importReadings } from '#domain/import-reading.ts';
import styles from './preview.module.css';

interface PreviewTableProps {
  preview: PreviewResult;
  /** The current meaning of each column. */
  columns: readonly (ImportColumn | null)[];
  onChoose: (at: number, column: ImportColumn | null) => void;
  onRead: (at: number, reading: ImportReading) => void;
}

const choices = [
  { value: '', label: 'Left out' },
  ...importColumn.options.map((value) => ({ value, label: importColumns[value] })),
];

/** One column per column of the file, headed by its name, its meaning and how its bare values are read. */
export function PreviewTable({ preview, columns, onChoose, onRead }: PreviewTableProps) {
  const shown = preview.columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ header, filled }) => header !== '' || filled > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Columns and first rows">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              Row
            </th>
            {shown.map(({ at, ...column }) => (
              <th key={at} scope="col" data-out={columns[at] ? undefined : true}>
                <span className={styles.name} title={column.header}>
                  {column.header || `Column ${at + 1}`}
                </span>
                <NativeSelect
                  size="xs"
                  aria-label={`What “${column.header}” means`}
                  data={choices}
                  value={columns[at] ?? ''}
                  onChange={({ currentTarget }) =>
                    onChoose(at, importColumn.safeParse(currentTarget.value).data ?? null)
                  }
                />
                {columns[at] && <Reading {...column} onRead={(reading) => onRead(at, reading)} />}
                <Samples {...column} isShownBelow={preview.firstRows.some((row) => row.cells[at]?.raw)} />
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

type Column = PreviewResult['columns'][number];

/** How "6.5", "12" or "05/04" are read, if the column leaves a choice. */
function Reading({ header, reading, readings, onRead }: Column & { onRead: (reading: ImportReading) => void }) {
  if (readings.length === 0) return null;
  return (
    <NativeSelect
      size="xs"
      mt={4}
      aria-label={`How “${header}” is read`}
      data={readings.map((value) => ({ value, label: readingNames[value] }))}
      value={reading}
      onChange={({ currentTarget }) => onRead(importReadings.find((one) => one === currentTarget.value) ?? 'none')}
    />
  );
}

/** Why a column has its meaning, and examples of its cells if the first rows have none. */
function Samples({ by, samples, isShownBelow }: Column & { isShownBelow: boolean }) {
  const notes = [
    ...(by === 'cells' ? ['recognised by its cells'] : []),
    ...(isShownBelow || samples.length === 0 ? [] : [`such as ${samples.slice(0, 2).join(', ')}`]),
  ];
  return notes.length > 0 ? <span className={styles.sample}>{notes.join('; ')}</span> : null;
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
