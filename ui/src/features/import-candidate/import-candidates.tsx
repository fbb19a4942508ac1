import { Anchor, Button, Progress } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { importCandidateReport } from '#api/contract/import-candidate-report.ts';
import { urlOf } from '#api/contract/url-of.ts';
import styles from './import-candidates.module.css';
import { importPercent } from './import-state.ts';
import { RefusedRows } from './refused-rows.tsx';
import { useImport } from './use-import.ts';

/** Candidates from a spreadsheet: choose, upload, watch it go, see which rows did not go in and why. */
export function ImportCandidates() {
  const [file, setFile] = useState<File | null>(null);
  const { state, choose, upload, cancel } = useImport();
  const uploading = state.state === 'uploading';
  return (
    <div className={styles.page}>
      <h1>Import Candidates</h1>
      <p className={styles.hint}>
        An .xls or .xlsx file of at most 20 MB and 1,00,000 rows; the first sheet with a header row is read. Columns are
        recognised by their names, in any order.
      </p>
      <div className={styles.choose}>
        <input
          type="file"
          className={styles.file}
          aria-label="Spreadsheet"
          accept=".xls,.xlsx"
          disabled={uploading}
          onChange={(event) => {
            setFile(event.currentTarget.files?.[0] ?? null);
            choose();
          }}
        />
        <Button disabled={uploading || !file} onClick={() => file && void upload(file)}>
          {uploading ? 'Uploading...' : 'Upload'}
        </Button>
        {uploading && (
          <Button color="red" onClick={() => window.location.reload()}>
            Stop
          </Button>
        )}
        {uploading && state.jobId && (
          <Button variant="default" onClick={() => void cancel()}>
            Cancel the import
          </Button>
        )}
      </div>
      {state.state !== 'idle' && (
        <>
          <Progress value={importPercent(state)} aria-label="Import progress" size="lg" />
          <p className={styles.counts} role="status">
            Processed {state.processed} / {state.total} | Saved: {state.saved}
          </p>
        </>
      )}
      <LogBox lines={state.log} />
      {state.state === 'done' && (
        <p className={styles.success} role="status">
          Import completed successfully!
        </p>
      )}
      {state.state === 'done' && state.refused + state.duplicates > 0 && (
        <section aria-label="Rows that did not go in" className={styles.refused}>
          <div className={styles.head}>
            <h2>Rows that did not go in</h2>
            <span>
              {state.refused} refused, {state.duplicates} duplicates
            </span>
            {state.jobId && (
              <Anchor
                href={urlOf(importCandidateReport, { params: { jobId: state.jobId } })}
                download
                underline="always"
                size="sm"
              >
                Download the report (.xlsx)
              </Anchor>
            )}
          </div>
          <RefusedRows rows={state.rows} total={state.refused + state.duplicates} />
        </section>
      )}
    </div>
  );
}

/** Fixed in height; scrolls to the newest line. */
function LogBox({ lines }: { lines: string[] }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line moves the box
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lines]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div ref={box} className={styles.log} role="log" aria-label="Import log" tabIndex={0}>
      {lines.length === 0 ? (
        <p className={styles.none}>No logs yet.</p>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
        lines.map((line, index) => <p key={index}>{line}</p>)
      )}
    </div>
  );
}
