import { Button, Modal, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { IMPORTS_PER_PAGE, type ImportEntry } from '#api/imports/contract.ts';
import { DataTable, WaitingTable } from '#ui/components/data-table/data-table.tsx';
import { NoRows } from '#ui/components/data-table/no-rows.tsx';
import { InlineError } from '#ui/components/inline-error.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { PrevNext } from '#ui/components/prev-next.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { IMPORTS_KEY, importRows, importsPage, useCancel, useUndo } from './import-queries.ts';
import { importResult, leftReasons } from './import-result.ts';
import styles from './imports.module.css';
import { ledgerColumns } from './ledger-columns.tsx';
import { RowsLeftOut } from './rows-left-out.tsx';

/** An import in a dialog: its result, and each row left out with its reasons. */
function ImportDetails({ entry, onClose }: { entry: ImportEntry | null; onClose: () => void }) {
  return (
    <Modal.Root opened={entry !== null} onClose={onClose} size="xl" transitionProps={{ duration: 0 }} centered>
      <Modal.Overlay />
      <Modal.Content>
        {entry && (
          <>
            <div className={styles.detailsHead}>
              <Modal.Title className={styles.detailsTitle}>{entry.fileName}</Modal.Title>
            </div>
            <Modal.Body className={styles.details}>
              <Facts entry={entry} />
              {entry.refused + entry.duplicates + entry.incomplete > 0 && <Rows key={entry.jobId} entry={entry} />}
            </Modal.Body>
            <div className={styles.detailsFoot}>
              <Button variant="default" onClick={onClose} data-autofocus>
                Close
              </Button>
            </div>
          </>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

function Facts({ entry }: { entry: ImportEntry }) {
  const { undo } = entry;
  return (
    <>
      <p className={styles.hint}>
        {entry.importedBy}, {formatMoment(entry.createdAt)}. {entry.processed.toLocaleString('en-IN')} of{' '}
        {entry.total.toLocaleString('en-IN')} rows worked through. {importResult(entry)}.
      </p>
      {entry.error && <InlineError message={entry.error} />}
      {undo && (
        <p>
          Undone by {undo.by}, {formatMoment(undo.at)}
          {undo.left.length > 0 && `; left where they are: ${leftReasons(undo.left)}`}.
        </p>
      )}
      {undo?.error && <InlineError message={undo.error} />}
    </>
  );
}

function Rows({ entry }: { entry: ImportEntry }) {
  const [page, setPage] = useState(1);
  const rows = useQuery(importRows(entry.jobId, page));
  const { data } = rows;
  if (rows.isError) return <LoadFailure load={rows} fallback="Unable to load the rows." />;
  if (!data) return <Skeleton height={240} aria-label="Loading the rows" role="status" />;
  return (
    <>
      <RowsLeftOut {...data} isPaged />
      {data.totalPages > 1 && <PrevNext page={page} pages={data.totalPages} onPage={setPage} />}
    </>
  );
}

/**
 * All imports, newest first: account, time, result, rows left out, and Undo for one day. Refetched when `changed`
 * changes: the page's own import has started or ended.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetched whenever `changed` changes
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
  // the current state, if it changes while the dialog is open
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
