import { Anchor } from '@mantine/core';
import { urlOf } from '#api/http/contract/client.ts';
import { importCandidateReport } from '#api/imports/contract.ts';
import type { RefusedRow } from './import-state.ts';
import styles from './imports.module.css';
import { RefusedRows } from './refused-rows.tsx';

interface RowsLeftOutProps {
  jobId: string | null;
  refused: number;
  duplicates: number;
  rows: RefusedRow[];
  /** The other rows are on other pages. */
  isPaged?: boolean;
}

/** The rows that did not go in, with their reasons and the report; nothing where all went in. */
export function RowsLeftOut({ jobId, refused, duplicates, rows, isPaged = false }: RowsLeftOutProps) {
  const total = refused + duplicates;
  if (total === 0) return null;
  return (
    <section aria-label="Rows that did not go in" className={styles.refused}>
      <div className={styles.head}>
        <h2>Rows that did not go in</h2>
        <span>
          {refused} refused, {duplicates} duplicates
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
