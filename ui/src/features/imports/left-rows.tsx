import type { PreviewResult } from '#api/imports/preview-contract.ts';
import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import styles from './preview.module.css';

type LeftRow = PreviewResult['leftRows'][number];

const columns: Column<LeftRow>[] = [
  { key: 'row', title: 'Row', width: '88px', cell: ({ rowNumber }) => rowNumber },
  { key: 'who', title: 'Who', width: '220px', wraps: true, cell: ({ who }) => who || 'no name' },
  { key: 'reason', title: 'Why', wraps: true, cell: ({ reason }) => reason },
];

const count = (value: number, one: string, many: string) =>
  `${value.toLocaleString('en-IN')} ${value === 1 ? one : many}`;

/** Rows that an import would leave out: without a name, repeated in the sheet, or of a candidate that is there already. */
export function LeftRows({ left, leftRows, checkedRows, rows }: PreviewResult) {
  const { nameless, repeated, known } = left;
  const parts = [
    ...(nameless > 0 ? [count(nameless, 'row identifies no one', 'rows identify no one')] : []),
    ...(repeated > 0 ? [count(repeated, 'row repeats an earlier one', 'rows repeat an earlier one')] : []),
    ...(known > 0 ? [count(known, 'row is a candidate already', 'rows are candidates already')] : []),
  ];
  const isPart = checkedRows < rows;
  if (parts.length === 0 && !isPart) return null;
  const all = nameless + repeated + known;
  return (
    <section className={styles.left} aria-label="Rows that will be left out">
      <p>
        {parts.length > 0 && `Will be left out: ${parts.join(', ')}.`}{' '}
        {isPart && `Checked: the first ${checkedRows.toLocaleString('en-IN')} rows.`}
      </p>
      {all > 0 && (
        <details>
          <summary>Show {all > leftRows.length ? `the first ${leftRows.length}` : 'them'}</summary>
          <DataTable
            label="Reasons by row"
            columns={columns}
            rows={leftRows}
            rowKey={({ rowNumber, kind }) => `${rowNumber} ${kind}`}
            scrolls
          />
        </details>
      )}
    </section>
  );
}
