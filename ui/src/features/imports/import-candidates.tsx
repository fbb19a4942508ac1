import { Button, Progress } from '@mantine/core';
import { useRef, useState } from 'react';
import listStyles from '#ui/components/list-page.module.css';
import { LogBox } from '#ui/components/log-box.tsx';
import { useCancel } from './import-queries.ts';
import { importPercent } from './import-state.ts';
import styles from './imports.module.css';
import { Ledger } from './ledger.tsx';
import { Preview } from './preview.tsx';
import { RowsLeftOut } from './rows-left-out.tsx';
import { SpreadsheetInput } from './spreadsheet-input.tsx';
import { useImport } from './use-import.ts';
import { type ChosenFile, usePreview } from './use-preview.ts';

/** Import candidates from a spreadsheet: choose, preview, upload, follow the progress, review the rows left out. */
export function ImportCandidates() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const files = useRef(0);
  const { state, choose, upload } = useImport();
  const isToCome = state.state === 'idle' || state.state === 'error';
  const preview = usePreview(isToCome ? chosen : null);
  const cancel = useCancel();
  const uploading = state.state === 'uploading';
  return (
    <div className={listStyles.page}>
      <h1>Import Candidates</h1>
      <p className={styles.hint}>
        An .xls or .xlsx file of at most 20 MB and 1,00,000 rows; the first sheet with a header row is read. Columns are
        recognised by their names, in any order.
      </p>
      <div className={styles.choose}>
        <SpreadsheetInput
          disabled={uploading}
          onChoose={(file) => {
            files.current += 1;
            setChosen(file && { file, number: files.current });
            choose();
          }}
        />
        <Button
          disabled={uploading || !chosen || preview.problem !== undefined}
          onClick={() => chosen && void upload(chosen.file, preview.mapping)}
        >
          {uploading ? 'Uploading...' : 'Upload'}
        </Button>
        {uploading && (
          <Button color="red" title="Reloads this page; the import continues" onClick={() => window.location.reload()}>
            Stop
          </Button>
        )}
        {uploading && state.jobId && (
          <Button variant="default" onClick={() => void cancel(state.jobId ?? '')}>
            Cancel the import
          </Button>
        )}
      </div>
      {isToCome && chosen && <Preview {...preview} />}
      {state.state !== 'idle' && (
        <>
          <Progress value={importPercent(state)} aria-label="Import progress" size="lg" />
          <p className={styles.counts} role="status">
            Processed {state.processed} / {state.total} | Saved: {state.saved}
          </p>
        </>
      )}
      <LogBox label="Import log" lines={state.log} empty="No logs yet." />
      {state.state === 'done' && (
        <p className={styles.success} role="status">
          Import completed successfully!
        </p>
      )}
      {state.state === 'done' && <RowsLeftOut {...state} />}
      <Ledger changed={`${state.state} ${state.jobId}`} />
    </div>
  );
}
