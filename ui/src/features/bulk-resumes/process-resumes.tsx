import { Anchor, Button, Progress, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import listStyles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { LogBox } from '#ui/components/log-box.tsx';
import styles from './bulk-resumes.module.css';
import { CancelRun, RunResult } from './run-result.tsx';
import { useInbox } from './use-inbox.ts';
import { useProcess } from './use-process.ts';

/** Processes the inbox: start, follow the progress, see each resume's outcome, newest first. */
export function ProcessResumes() {
  const { state, isRunning, start, run } = useProcess();
  const inbox = useInbox(isRunning);
  const failed = [run, inbox].find(({ isError }) => isError);
  return (
    <div className={listStyles.page}>
      <h1>Resume Processing</h1>
      <p className={styles.hint}>
        Each resume in the inbox is read and given to its candidate: by the applicant ID in the file’s name, else by
        email, else by phone. Unknown people become new candidates. Processing continues when this page is closed.
      </p>
      <div className={styles.choose}>
        <Button disabled={isRunning} onClick={start}>
          {isRunning ? 'Processing...' : 'Start Processing'}
        </Button>
        <CancelRun run={run.data ?? null} kept="Resumes read so far are kept; the others stay in the inbox." />
        <Button component={Link} to="/import-resume" variant="default">
          Import Resumes
        </Button>
        <p className={styles.waiting} role="status">
          {inbox.data ? `${inbox.data.total} in the inbox` : ' '}
        </p>
      </div>
      <Progress value={state.percent} aria-label="Processing progress" size="lg" />
      <LogBox lines={state.log} label="Processing log" empty="No messages yet." />
      {failed && <LoadFailure load={failed} />}
      {run.isPending && <Skeleton height={120} aria-label="Loading the last run" />}
      {run.data && <RunResult title={isRunning ? 'This run' : 'Last run'} run={run.data} newestFirst />}
      {run.data === null && inbox.data?.total === 0 && (
        <p className={styles.hint}>
          Nothing has been processed yet. Resumes come in by{' '}
          <Anchor component={Link} to="/import-resume" underline="always" inherit>
            Import Resumes
          </Anchor>
          .
        </p>
      )}
    </div>
  );
}
