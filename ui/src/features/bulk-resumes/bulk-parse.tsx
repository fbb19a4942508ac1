import { Progress, Skeleton } from '@mantine/core';
import { BULK_TOO_LARGE, MAX_BULK_BYTES, MAX_BULK_FILES, PARSED_TOO_LARGE } from '#api/parser/contract.ts';
import { RESUME_LIMIT_BYTES } from '#domain/limits.ts';
import listStyles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { LogBox } from '#ui/components/log-box.tsx';
import styles from './bulk-resumes.module.css';
import { ChooseResumes } from './choose-resumes.tsx';
import { CancelRun, RunResult } from './run-result.tsx';
import { useBulkParse } from './use-bulk-parse.ts';

const rules = {
  mostFiles: MAX_BULK_FILES,
  mostBytes: RESUME_LIMIT_BYTES,
  tooLarge: PARSED_TOO_LARGE,
  mostTotalBytes: MAX_BULK_BYTES,
  totalTooLarge: BULK_TOO_LARGE,
};

/** Bulk parsing: choose resumes, parse them, follow the progress, see each file's outcome. */
export function BulkParse() {
  const { state, run, isBusy, choose, parse } = useBulkParse();
  return (
    <div className={listStyles.page}>
      <h1>Bulk Resume Parser</h1>
      <p className={styles.hint}>
        Up to {MAX_BULK_FILES} PDF, DOCX or DOC files of at most 10 MB each, 500 MB together. They are read on the
        server, also when this page is closed.
      </p>
      <ChooseResumes
        label="Resumes"
        accept=".pdf,.doc,.docx"
        rules={rules}
        action="Parse resumes"
        isBusy={isBusy}
        isUploading={state.state === 'uploading'}
        onChoose={choose}
        onStart={(files) => void parse(files)}
      >
        <CancelRun run={run.data ?? null} kept="Resumes read so far are kept; the other files are dropped." />
      </ChooseResumes>
      <Progress value={state.percent} aria-label="Parsing progress" size="lg" />
      <LogBox lines={state.log} label="Processing log" empty="No logs yet." />
      <LoadFailure load={run} />
      {run.isPending && <Skeleton height={120} aria-label="Loading the last run" />}
      {run.data && <RunResult title={isBusy ? 'This run' : 'Last run'} run={run.data} />}
    </div>
  );
}
