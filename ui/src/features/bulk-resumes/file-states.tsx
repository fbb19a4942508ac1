import { Anchor } from '@mantine/core';
import { memo } from 'react';
import { Link } from 'react-router';
import type { RunFile } from '#api/contract/parsing-run.ts';
import styles from './bulk-resumes.module.css';

const words: Record<RunFile['state'], string> = {
  queued: 'Queued',
  in_progress: 'In progress',
  completed: 'Completed',
  skipped: 'Skipped',
  failed: 'Failed',
};

/** `at`: its place in the run, since files may share a name. */
export type PlacedFile = RunFile & { at: number };

/** A row a file: its state, and what it came to or why not. Keeps its height while rows fill in. */
export function FileStates({ files, label }: { files: readonly PlacedFile[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.fileColumn}>
              File
            </th>
            <th scope="col" className={styles.stateColumn}>
              Status
            </th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ at, ...file }) => (
            <FileRow key={at} {...file} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const FileRow = memo(function FileRow({ file, state, message, candidateId, applicantID }: RunFile) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {file}
      </th>
      <td>
        <span className={styles.state} data-state={state}>
          {words[state]}
        </span>
      </td>
      <td className={styles.reason}>
        {candidateId && applicantID ? <Result {...{ message, candidateId, applicantID }} /> : message}
      </td>
    </tr>
  );
});

/** The message with the candidate's number in it as a link. */
function Result({ message, candidateId, applicantID }: { message: string; candidateId: string; applicantID: string }) {
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
