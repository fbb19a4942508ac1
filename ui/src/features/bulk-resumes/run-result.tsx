import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import styles from './bulk-resumes.module.css';
import type { Run } from './bulk-state.ts';
import { FileStates } from './file-states.tsx';
import { runCsv } from './run-csv.ts';

/** What a run came to: its counts, and each file. `newestFirst` puts the file done with last on top. */
export function RunResult({ title, run, newestFirst = false }: { title: string; run: Run; newestFirst?: boolean }) {
  const count = (wanted: string) => run.files.filter(({ state }) => state === wanted).length;
  const files = run.files.map((file, at) => ({ ...file, at }));
  // what is being read, what was read last, and what waits
  const { processed } = run;
  const shown = newestFirst
    ? [
        ...files.slice(processed, processed + 1),
        ...files.slice(0, processed).toReversed(),
        ...files.slice(processed + 1),
      ]
    : files;
  const download = () =>
    saveFile({ blob: new Blob([runCsv(run)], { type: 'text/csv' }), fileName: null }, 'parsed-resumes.csv');
  return (
    <>
      <div className={styles.head}>
        <h2>{title}</h2>
        <span role="status">
          {run.processed} of {run.total} files | {count('completed')} completed, {count('skipped')} skipped,{' '}
          {count('failed')} failed
        </span>
        <span className={styles.end}>
          {run.startedByName}, {formatMoment(run.createdAt)}
        </span>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden="true" />}
          onClick={download}
        >
          Download (.csv)
        </Button>
      </div>
      <FileStates files={shown} label="Files of the run" />
    </>
  );
}
