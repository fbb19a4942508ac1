import { Anchor, Button, Progress, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import type { ResponseOf } from '#api/http/contract.ts';
import {
  INBOX_TOO_LARGE,
  MAX_INBOX_BYTES,
  MAX_INBOX_FILES,
  PARSED_TOO_LARGE,
  type resumeInbox,
} from '#api/parser/contract.ts';
import { RESUME_LIMIT_BYTES } from '#domain/limits.ts';
import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import listStyles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { LogBox } from '#ui/components/log-box.tsx';
import { fileSize } from '#ui/lib/file-size.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './bulk-resumes.module.css';
import type { FileRules } from './check-files.ts';
import { ChooseResumes } from './choose-resumes.tsx';
import type { InboxImport } from './inbox-state.ts';
import { useClearInbox, useImportResumes } from './use-inbox.ts';

type Refused = InboxImport['refused'][number] & { at: number };

const refusedColumns: Column<Refused>[] = [
  { key: 'file', title: 'File', width: '40%', wraps: true, cell: ({ file }) => file },
  {
    key: 'reason',
    title: 'Reason',
    wraps: true,
    cell: ({ reason }) => <span className={styles.reason}>{reason}</span>,
  },
];

/** Files that the newest import refused, each with its reason. */
function RefusedFiles({ import: last }: { import: InboxImport }) {
  // the index is a safe key: names may repeat, and the order never changes
  const rows = last.refused.map((file, at) => ({ ...file, at }));
  return (
    <>
      <div className={styles.head}>
        <h2>Refused</h2>
        <span>
          {last.refused.length} refused, {last.added} added
        </span>
        <span className={styles.end}>{formatMoment(last.createdAt)}</span>
      </div>
      <DataTable label="Refused files" columns={refusedColumns} rows={rows} rowKey={({ at }) => String(at)} scrolls />
    </>
  );
}

type Waiting = ResponseOf<typeof resumeInbox>['waiting'];

const waitingColumns: Column<Waiting[number]>[] = [
  { key: 'file', title: 'File', width: '40%', wraps: true, cell: ({ file }) => file },
  { key: 'size', title: 'Size', width: '96px', cell: ({ size }) => fileSize(size) },
  { key: 'at', title: 'Added', width: '192px', cell: ({ addedAt }) => formatMoment(addedAt) },
  { key: 'by', title: 'By', cell: ({ addedByName }) => <span title={addedByName}>{addedByName}</span> },
];

/** Resumes in the inbox, oldest first. */
function WaitingFiles({ files, total }: { files: Waiting; total: number }) {
  if (files.length === 0) return <p className={styles.hint}>No resume waits to be processed.</p>;
  return (
    <>
      <DataTable label="Waiting files" columns={waitingColumns} rows={files} rowKey={({ _id }) => _id} scrolls />
      {total > files.length && (
        <p className={styles.hint}>
          The first {files.length} of {total}.
        </p>
      )}
    </>
  );
}

const rules: FileRules = {
  mostFiles: MAX_INBOX_FILES,
  mostBytes: RESUME_LIMIT_BYTES,
  tooLarge: PARSED_TOO_LARGE,
  mostTotalBytes: MAX_INBOX_BYTES,
  totalTooLarge: INBOX_TOO_LARGE,
  archives: { mostBytes: MAX_INBOX_BYTES, tooLarge: INBOX_TOO_LARGE },
};

/** Puts resumes and archives into the inbox; shows the inbox and the refused files with their reasons. */
export function ImportResumes() {
  const { state, isBusy, inbox, choose, upload } = useImportResumes();
  const waiting = inbox.data?.total ?? 0;
  const { clear, isClearing } = useClearInbox(waiting);
  const last = inbox.data?.import;
  return (
    <div className={listStyles.page}>
      <h1>Import Resumes</h1>
      <p className={styles.hint}>
        PDF, DOCX or DOC files of at most 10 MB each, or .zip archives of them: up to {MAX_INBOX_FILES} files and 500 MB
        at once. They wait in the inbox until they are processed; the{' '}
        <Anchor component={Link} to="/bulk-parse" underline="always" inherit>
          Bulk Resume Parser
        </Anchor>{' '}
        reads files at once.
      </p>
      <ChooseResumes
        label="Resumes or archives"
        accept=".pdf,.doc,.docx,.zip"
        rules={rules}
        action="Upload"
        isBusy={isBusy}
        isUploading={state.state === 'uploading'}
        onChoose={choose}
        onStart={(files) => void upload(files)}
      />
      <Progress value={state.percent} aria-label="Import progress" size="lg" />
      <LogBox lines={state.log} label="Import log" empty="No logs yet." />
      <LoadFailure load={inbox} />
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
