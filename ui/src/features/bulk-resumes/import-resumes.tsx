import { Anchor, Button, Progress, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  INBOX_TOO_LARGE,
  MAX_INBOX_BYTES,
  MAX_INBOX_FILE_BYTES,
  MAX_INBOX_FILES,
} from '#api/contract/import-resume.ts';
import { PARSED_TOO_LARGE } from '#api/contract/parse-resumes.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { LogBox } from '#ui/components/log-box.tsx';
import styles from './bulk-resumes.module.css';
import { checkFiles, type FileRules } from './check-files.ts';
import { RefusedFiles } from './refused-files.tsx';
import { useClearInbox } from './use-clear-inbox.ts';
import { useImportResumes } from './use-import-resumes.ts';
import { WaitingFiles } from './waiting-files.tsx';

const rules: FileRules = {
  mostFiles: MAX_INBOX_FILES,
  mostBytes: MAX_INBOX_FILE_BYTES,
  tooLarge: PARSED_TOO_LARGE,
  archives: { mostBytes: MAX_INBOX_BYTES, tooLarge: INBOX_TOO_LARGE },
};

/** Resumes and archives of them into the inbox; what waits there, and what was refused and why. */
export function ImportResumes() {
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { state, isBusy, inbox, choose, upload } = useImportResumes();
  const waiting = inbox.data?.total ?? 0;
  const { clear, isClearing } = useClearInbox(waiting);
  const start = () => {
    const found = checkFiles(files, rules);
    setProblem(found);
    if (!found) void upload(files);
  };
  const last = inbox.data?.import;
  return (
    <div className={styles.page}>
      <h1>Import Resumes</h1>
      <p className={styles.hint}>
        PDF, DOCX or DOC files of at most 10 MB each, or .zip archives of them: up to {MAX_INBOX_FILES} files and 500 MB
        at once. They wait in the inbox until they are processed; the{' '}
        <Anchor component={Link} to="/bulk-parse" underline="always" inherit>
          Bulk Resume Parser
        </Anchor>{' '}
        reads files at once.
      </p>
      <div className={styles.choose}>
        <input
          type="file"
          multiple
          className={styles.file}
          aria-label="Resumes or archives"
          aria-describedby={problem ? 'import-problem' : undefined}
          aria-invalid={problem ? true : undefined}
          accept=".pdf,.doc,.docx,.zip"
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            setFiles(chosen);
            setProblem(chosen.length > 0 ? checkFiles(chosen, rules) : null);
            choose();
          }}
        />
        <Button disabled={isBusy} onClick={start}>
          {state.state === 'uploading' ? 'Uploading...' : isBusy ? 'Processing...' : 'Upload'}
        </Button>
      </div>
      {problem && (
        <p id="import-problem" className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Progress value={state.percent} aria-label="Import progress" size="lg" />
      <LogBox lines={state.log} label="Import log" empty="No logs yet." />
      {inbox.isError && <InlineError message={inbox.error.message} onRetry={() => void inbox.refetch()} />}
      {last && last.refused.length > 0 && <RefusedFiles import={last} />}
      <div className={styles.head}>
        <h2>Inbox</h2>
        <span role="status">{inbox.data ? `${inbox.data.total} waiting` : ' '}</span>
        <div className={styles.buttons}>
          <Button variant="default" disabled={waiting === 0 || isClearing} onClick={() => void clear()}>
            Empty the inbox
          </Button>
          <Button component={Link} to="/process-resume" variant="default">
            Process resumes
          </Button>
        </div>
      </div>
      {inbox.isPending && <Skeleton height={120} aria-label="Loading the inbox" />}
      {inbox.data && <WaitingFiles files={inbox.data.waiting} total={inbox.data.total} />}
    </div>
  );
}
