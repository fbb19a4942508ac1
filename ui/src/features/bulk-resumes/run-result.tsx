import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './bulk-resumes.module.css';
import type { Run } from './bulk-state.ts';
import { FileStates } from './file-states.tsx';

/** What a run came to: its counts, and each file. `newestFirst` puts the file done with last on top. */
export function RunResult({ title, run, newestFirst = false }: { title: string; run: Run; newestFirst?: boolean }) {
  const count = (wanted: string) => run.files.filter(({ state }) => state === wanted).length;
  const files = newestFirst ? run.files.toReversed() : run.files;
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
      </div>
      <FileStates files={files} label="Files of the run" />
    </>
  );
}
