import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { RunFile } from '#api/parser/contract.ts';
import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import { FileState } from '#ui/components/file-state.tsx';
import styles from './bulk-resumes.module.css';

/** `at`: its place in the run, since files may share a name. */
export type PlacedFile = RunFile & { at: number };

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

/** A row a file: its state, and what it came to or why not. Keeps its height while rows fill in. */
export function FileStates({ files, label }: { files: readonly PlacedFile[]; label: string }) {
  return <DataTable label={label} columns={columns} rows={files} rowKey={({ at }) => String(at)} scrolls />;
}

/** The message with the candidate's number in it as a link. */
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
