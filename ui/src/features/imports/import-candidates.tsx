import { Anchor, Button, Progress } from '@mantine/core';
import { useRef, useState } from 'react';
import { urlOf } from '#api/http/contract/client.ts';
import { importTemplate } from '#api/imports/preview-contract.ts';
import listStyles from '#ui/components/list-page.module.css';
import { LogBox } from '#ui/components/log-box.tsx';
import { useCancel } from './import-queries.ts';
import { importPercent } from './import-state.ts';
import styles from './imports.module.css';
import { Ledger } from './ledger.tsx';
import { Preview } from './preview.tsx';
import { RowsLeftOut } from './rows-left-out.tsx';
import { CsvButton, SpreadsheetInput } from './spreadsheet-input.tsx';
import { useImport } from './use-import.ts';
import { type ChosenFile, usePreview } from './use-preview.ts';

/** The file field shows the name of a spreadsheet itself. */
const isSpreadsheet = ({ name }: File) => /\.xlsx?$/i.test(name);

/** Import candidates from a spreadsheet: choose, preview, upload, follow the progress, review the rows left out. */
export function ImportCandidates() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const files = useRef(0);
  const { state, choose, upload } = useImport();
  const isToCome = state.state === 'idle' || state.state === 'error';
  const preview = usePreview(isToCome ? chosen : null);
  const cancel = useCancel();
  const uploading = state.state === 'uploading';
  const chooseFile = (file: File | null) => {
    files.current += 1;
    setChosen(file && { file, number: files.current });
    choose();
  };
  return (
    <div className={listStyles.page}>
      <h1>Import Candidates</h1>
      <p className={styles.hint}>
        An .xls or .xlsx file of at most 20 MB and 1,00,000 rows; the first sheet with a header row is read. Columns are
        recognised by their names and cells, in any order.{' '}
        <Anchor href={urlOf(importTemplate, {})} download underline="always" size="sm">
          Download a template (.xlsx)
        </Anchor>
      </p>
      {chosen && !isSpreadsheet(chosen.file) && <p className={styles.counts}>Chosen: {chosen.file.name}</p>}
      <div className={styles.choose}>
        <SpreadsheetInput disabled={uploading} onChoose={chooseFile} />
        <CsvButton disabled={uploading} onChoose={chooseFile} />
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
