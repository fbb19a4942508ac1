import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { IMPORTS_PER_PAGE, type ImportEntry } from '#api/imports/contract.ts';
import { DataTable, WaitingTable } from '#ui/components/data-table/data-table.tsx';
import { NoRows } from '#ui/components/data-table/no-rows.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { PrevNext } from '#ui/components/prev-next.tsx';
import { ImportDetails } from './import-details.tsx';
import { IMPORTS_KEY, importsPage } from './import-queries.ts';
import styles from './imports.module.css';
import { ledgerColumns } from './ledger-columns.tsx';
import { useCancel } from './use-cancel.ts';
import { useUndo } from './use-undo.ts';

/**
 * Every import ever made, newest first: whose, when, what became of it, its rows left out, and Undo for a day. Looked at
 * anew when `changed` does: the page's own import has begun or ended.
 */
export function Ledger({ changed }: { changed: string }) {
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<ImportEntry | null>(null);
  const list = useQuery(importsPage(page));
  const { data, isPending, isPlaceholderData } = list;
  const { undo, isPending: isAsking } = useUndo();
  const cancel = useCancel();
  const client = useQueryClient();
  const atFirst = useRef(changed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew by what it is told of
  useEffect(() => {
    if (atFirst.current === changed) return;
    void client.invalidateQueries({ queryKey: IMPORTS_KEY });
  }, [changed]);
  const columns = ledgerColumns({
    isAsking,
    onUndo: (entry) => void undo(entry),
    onCancel: (jobId) => void cancel(jobId),
    onOpen: setOpened,
  });
  const pages = data?.pagination.totalPages ?? 1;
  // as it is now, where it goes on under the reader's eyes
  const shown = opened && (data?.imports.find(({ jobId }) => jobId === opened.jobId) ?? opened);
  return (
    <section className={styles.ledger} aria-label="Imports">
      <div className={styles.head}>
        <h2>Imports</h2>
        {data && <span>{data.pagination.total.toLocaleString('en-IN')}</span>}
      </div>
      <LoadFailure load={list} fallback="Unable to load the imports." />
      {isPending && <WaitingTable label="Loading imports" columns={columns} rows={IMPORTS_PER_PAGE} />}
      {data?.imports.length === 0 && <NoRows message="Nothing has been imported yet." />}
      {data && data.imports.length > 0 && (
        <DataTable
          label="Imports"
          columns={columns}
          rows={data.imports}
          rowKey={({ jobId }) => jobId}
          isWaiting={isPlaceholderData}
        />
      )}
      {pages > 1 && <PrevNext page={page} pages={pages} onPage={setPage} />}
      <ImportDetails entry={shown} onClose={() => setOpened(null)} />
    </section>
  );
}
