import { Button, Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportEntry } from '#api/imports/contract.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { PrevNext } from '#ui/components/prev-next.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { importRows } from './import-queries.ts';
import { importResult, leftReasons } from './import-result.ts';
import styles from './imports.module.css';
import { RowsLeftOut } from './rows-left-out.tsx';

/** An import of the ledger over the page: what became of it, and each row that did not go in with its reasons. */
export function ImportDetails({ entry, onClose }: { entry: ImportEntry | null; onClose: () => void }) {
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
              {entry.refused + entry.duplicates > 0 && <Rows key={entry.jobId} entry={entry} />}
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
