import { Anchor } from '@mantine/core';
import { urlOf } from '#api/http/contract/client.ts';
import { importCandidateReport } from '#api/imports/contract.ts';
import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import { howMany } from '#ui/lib/how-many.ts';
import type { RefusedRow } from './import-state.ts';
import styles from './imports.module.css';

interface Problem {
  key: string;
  rowNumber: number;
  outcome: string;
  column: string;
  reason: string;
}

const columns: Column<Problem>[] = [
  { key: 'row', title: 'Row', width: '88px', cell: ({ rowNumber }) => rowNumber },
  { key: 'outcome', title: 'Outcome', width: '104px', cell: ({ outcome }) => outcome },
  { key: 'column', title: 'Column', width: '176px', wraps: true, cell: ({ column }) => column || 'whole row' },
  { key: 'reason', title: 'Reason', wraps: true, cell: ({ reason }) => reason },
];

/** Row number, column, reason; if the list is truncated, the report has the rest. */
function RefusedRows({ rows, total }: { rows: RefusedRow[]; total: number }) {
  const problems = rows.flatMap(({ rowNumber, outcome, problems: all }) =>
    all.map(({ column, reason }) => ({ key: `${rowNumber} ${column} ${reason}`, rowNumber, outcome, column, reason })),
  );
  return (
    <>
      <DataTable label="Reasons" columns={columns} rows={problems} rowKey={({ key }) => key} scrolls />
      {total > rows.length && (
        <p className={styles.none}>
          The first {rows.length} of {total}; the report has them all.
        </p>
      )}
    </>
  );
}

interface RowsLeftOutProps {
  jobId: string | null;
  refused: number;
  duplicates: number;
  rows: RefusedRow[];
  /** Pager for the other rows. */
  isPaged?: boolean;
}

/** Rows left out with their reasons and the report; renders nothing if all rows were imported. */
export function RowsLeftOut({ jobId, refused, duplicates, rows, isPaged = false }: RowsLeftOutProps) {
  const total = refused + duplicates;
  if (total === 0) return null;
  return (
    <section aria-label="Rows that did not go in" className={styles.refused}>
      <div className={styles.head}>
        <h2>Rows that did not go in</h2>
        <span>
          {refused.toLocaleString('en-IN')} refused, {howMany(duplicates, 'duplicate')}
        </span>
        {jobId && (
          <Anchor href={urlOf(importCandidateReport, { params: { jobId } })} download underline="always" size="sm">
            Download the report (.xlsx)
          </Anchor>
        )}
      </div>
      <RefusedRows rows={rows} total={isPaged ? rows.length : total} />
    </section>
  );
}
