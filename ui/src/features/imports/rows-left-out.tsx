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

/** Row number, outcome, column, reason; if the list is truncated, the reports have the rest. */
function RefusedRows({ rows, total }: { rows: RefusedRow[]; total: number }) {
  const problems = rows.flatMap(({ rowNumber, outcome, problems: all }) =>
    all.map(({ column, reason }) => ({ key: `${rowNumber} ${column} ${reason}`, rowNumber, outcome, column, reason })),
  );
  return (
    <>
      <DataTable label="Reasons" columns={columns} rows={problems} rowKey={({ key }) => key} scrolls />
      {total > rows.length && (
        <p className={styles.none}>
          The first {rows.length} of {total}; the reports have them all.
        </p>
      )}
    </>
  );
}

interface RowsLeftOutProps {
  jobId: string | null;
  refused: number;
  duplicates: number;
  incomplete: number;
  rows: RefusedRow[];
  /** Pager for the other rows. */
  isPaged?: boolean;
}

/** Rows left out, and values left out of rows that went in, with their reasons and reports; nothing if there are none. */
export function RowsLeftOut({ jobId, refused, duplicates, incomplete, rows, isPaged = false }: RowsLeftOutProps) {
  const out = refused + duplicates;
  const total = out + incomplete;
  if (total === 0) return null;
  return (
    <section aria-label="Rows that did not go in" className={styles.refused}>
      <div className={styles.head}>
        <h2>{out > 0 ? 'Rows that did not go in' : 'Values left out'}</h2>
        {out > 0 && (
          <span>
            {refused.toLocaleString('en-IN')} refused, {howMany(duplicates, 'duplicate')}
          </span>
        )}
        {incomplete > 0 && <span>{incompleteNote(incomplete)}</span>}
        {jobId && (
          <span className={styles.reports}>
            {out > 0 && <Report jobId={jobId} of="left-out" text="Download the report (.xlsx)" />}
            {incomplete > 0 && <Report jobId={jobId} of="incomplete" text="Download values to add (.xlsx)" />}
          </span>
        )}
      </div>
      {incomplete > 0 && (
        <p className={styles.none}>
          Values to add: correct them in the file and send it to Import Candidate Info; each row names its candidate.
        </p>
      )}
      <RefusedRows rows={rows} total={isPaged ? rows.length : total} />
    </section>
  );
}

const incompleteNote = (count: number) =>
  count === 1 ? '1 row went in without some of its values' : `${count} rows went in without some of their values`;

function Report({ jobId, of, text }: { jobId: string; of: 'left-out' | 'incomplete'; text: string }) {
  return (
    <Anchor
      href={urlOf(importCandidateReport, { params: { jobId }, query: { of } })}
      download
      underline="always"
      size="sm"
    >
      {text}
    </Anchor>
  );
}
