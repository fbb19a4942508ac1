import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { FileInput } from '#ui/components/file-input.tsx';
import styles from './bulk-resumes.module.css';
import { checkFiles, type FileRules } from './check-files.ts';

interface ChooseResumesProps {
  label: string;
  /** The `accept` attribute of the file field. */
  accept: string;
  rules: FileRules;
  /** The button's label while idle. */
  action: string;
  isBusy: boolean;
  isUploading: boolean;
  onChoose: () => void;
  /** Called with valid files. */
  onStart: (files: File[]) => void;
  /** Next to the button. */
  children?: ReactNode;
}

/** Chooses and sends files; reports invalid files when they are chosen, and a missing choice on submit. */
export function ChooseResumes(props: ChooseResumesProps) {
  const { label, accept, rules, action, isBusy, isUploading, onChoose, onStart, children } = props;
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { leftOut } = checkFiles(files, rules);
  const problemId = useId();
  const start = () => {
    const found = checkFiles(files, rules);
    setProblem(found.problem);
    if (!found.problem) onStart(found.send);
  };
  return (
    <>
      <div className={styles.choose}>
        <FileInput
          multiple
          aria-label={label}
          aria-describedby={problem ? problemId : undefined}
          aria-invalid={problem ? true : undefined}
          accept={accept}
          disabled={isBusy}
          onChoose={(chosen) => {
            setFiles(chosen);
            setProblem(chosen.length > 0 ? checkFiles(chosen, rules).problem : null);
            onChoose();
          }}
        />
        <Button disabled={isBusy} onClick={start}>
          {isUploading ? 'Uploading...' : isBusy ? 'Processing...' : action}
        </Button>
        {children}
      </div>
      {problem && (
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={styles.problem} role="status">
          Not sent: {leftOut.join(' ')}
        </p>
      )}
    </>
  );
}
