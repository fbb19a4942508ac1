import { Anchor, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { parsingRunCancel, type RunFile } from '#api/parser/contract.ts';
import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import { FileState } from '#ui/components/file-state.tsx';
import { InlineError } from '#ui/components/inline-error.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { saveFile } from '#ui/lib/fetch-file.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import styles from './bulk-resumes.module.css';
import type { Run } from './bulk-state.ts';
import { runCsv } from './run-csv.ts';

/** `at`: the file's index in the run, since names may repeat. */
type PlacedFile = RunFile & { at: number };

const columns: Column<PlacedFile>[] = [
  { key: 'file', title: 'File', width: '40%', wraps: true, cell: ({ file }) => file },
  { key: 'status', title: 'Status', width: '128px', cell: ({ state }) => <FileState state={state} /> },
  {
    key: 'result',
    title: 'Result',
    wraps: true,
    cell: (file) => (
      <span className={styles.reason}>
        <Result {...file} />
      </span>
    ),
  },
];

/** One row per file with its state and outcome. Keeps its height while rows fill in. */
function FileStates({ files, label }: { files: readonly PlacedFile[]; label: string }) {
  return <DataTable label={label} columns={columns} rows={files} rowKey={({ at }) => String(at)} scrolls />;
}

/** The message, with the candidate's number as a link. */
function Result({ message, candidateId, applicantID }: RunFile) {
  if (!candidateId || !applicantID) return message;
  const [before, after] = message.split(applicantID);
  return (
    <>
      {before}
      <Anchor component={Link} to={`/candidate/${candidateId}`} underline="always" size="sm">
        {applicantID}
      </Anchor>
      {after}
    </>
  );
}

/** A run's result: its counts and each file. `newestFirst` lists the last processed file first. */
export function RunResult({ title, run, newestFirst = false }: { title: string; run: Run; newestFirst?: boolean }) {
  const count = (wanted: string) => run.files.filter(({ state }) => state === wanted).length;
  const files = run.files.map((file, at) => ({ ...file, at }));
  // the file in progress, then processed files, newest first, then queued files
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
      {run.error && <InlineError message={run.error} />}
      <FileStates files={shown} label="Files of the run" />
    </>
  );
}

/**
 * Cancels a run after a confirmation; renders nothing if none is running. `kept` describes what happens to its files.
 */
export function CancelRun({ run, kept }: { run: Run | null; kept: string }) {
  const client = useQueryClient();
  const popup = usePopup();
  const { mutate, isPending } = useMutation({
    mutationFn: (jobId: string) => call(parsingRunCancel, { params: { jobId } }),
    onError: (error) => void popup.alert(failureMessage(error, 'It was not cancelled. Please try again.')),
    onSettled: () => client.invalidateQueries({ queryKey: ['parsing-run'] }),
  });
  if (!run || !isUnderWay(run)) return null;
  const ask = async () => {
    if (await popup.confirm(`Cancel this run? ${kept}`, 'Cancel the run')) mutate(run.jobId);
  };
  return (
    <Button variant="default" disabled={isPending || run.cancelRequested} onClick={() => void ask()}>
      {run.cancelRequested ? 'Cancelling...' : 'Cancel the run'}
    </Button>
  );
}
