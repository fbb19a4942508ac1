import { Anchor, Button, CloseButton } from '@mantine/core';
import { Link } from 'react-router';
import type { ReviewedFile } from '#api/parser/contract.ts';
import { FileState } from '#ui/components/file-state.tsx';
import styles from './resume-parser.module.css';

interface Props {
  /** Not sent yet. */
  pending: readonly File[];
  onRemove: (file: File) => void;
  files: readonly ReviewedFile[];
  /** The open file. */
  open: string | null;
  onOpen: (jobId: string) => void;
}

/** One row per file: status, result and actions. */
export function FileList({ pending, onRemove, files, open, onOpen }: Props) {
  if (pending.length + files.length === 0) return <p className={styles.hint}>No resumes yet.</p>;
  return (
    <ul className={styles.files} aria-label="Resumes">
      {pending.map((file) => (
        <li key={`${file.name} ${file.size}`}>
          <span className={styles.fileName}>{file.name}</span>
          <FileState state="pending" />
          <span className={styles.message} />
          <CloseButton size="sm" aria-label={`Remove ${file.name}`} onClick={() => onRemove(file)} />
        </li>
      ))}
      {files.map(({ jobId, fileName, type, message, toCheck, candidate }) => (
        <li key={jobId} data-open={open === jobId || undefined}>
          <span className={styles.fileName}>{fileName}</span>
          <FileState state={type} />
          <span className={styles.message}>{message}</span>
          {toCheck && (
            <Button
              size="compact-sm"
              variant={open === jobId ? 'light' : 'default'}
              aria-expanded={open === jobId}
              aria-label={`Check ${fileName}`}
              onClick={() => onOpen(jobId)}
            >
              Check
            </Button>
          )}
          {candidate && (
            <Anchor component={Link} to={`/candidate/${candidate}`} size="sm" aria-label={`Candidate of ${fileName}`}>
              Open
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}
