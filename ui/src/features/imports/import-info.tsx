import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import listStyles from '#ui/components/list-page.module.css';
import { LogBox } from '#ui/components/log-box.tsx';
import { usePopup } from '#ui/lib/popup.tsx';
import styles from './imports.module.css';
import { Ledger } from './ledger.tsx';
import { RowsLeftOut } from './rows-left-out.tsx';
import { SpreadsheetInput } from './spreadsheet-input.tsx';
import { useImportInfo } from './use-import-info.ts';

/** Adds information to existing candidates from a spreadsheet. */
export function ImportInfo() {
  const [file, setFile] = useState<File | null>(null);
  const { state, choose, upload } = useImportInfo();
  const popup = usePopup();
  const running = state.state === 'running';
  return (
    <div className={listStyles.page}>
      <h1>Import Candidate Info</h1>
      <p className={styles.hint}>
        An .xls or .xlsx file of at most 20 MB and 1,00,000 rows. Each row’s candidate is found by Applicant ID, email
        or phone, and what its cells hold is filled in; empty cells change nothing.
      </p>
      <div className={styles.choose}>
        <SpreadsheetInput
          disabled={running}
          onChoose={(chosen) => {
            setFile(chosen);
            choose();
          }}
        />
        <Button
          disabled={running}
          onClick={() => void (file ? upload(file) : popup.alert('Please select an Excel file first.'))}
        >
          {running ? 'Uploading…' : 'Upload'}
        </Button>
      </div>
      <div className={styles.bar}>
        <Progress value={state.percent} aria-label="Import progress" size="lg" />
        <span className={styles.counts}>{Math.floor(state.percent)}%</span>
      </div>
      <LogBox label="Import messages" lines={state.log} empty="No messages yet." />
      {state.left && <RowsLeftOut jobId={state.jobId} {...state.left} />}
      <Ledger changed={`${state.state} ${state.jobId}`} />
    </div>
  );
}
