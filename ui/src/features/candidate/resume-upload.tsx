import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { InlineError } from '#ui/components/inline-error.tsx';
import { ACCEPTED_RESUMES } from '#ui/lib/resume-problem.ts';
import styles from './resume-card.module.css';
import { useResumeUpload } from './use-resumes.ts';

/** Uploads a new resume, chosen or dropped anywhere on it. `roomy` draws a drop zone. */
export function ResumeUpload(props: { id: string; has: boolean; roomy: boolean; children: ReactNode }) {
  const { uploading, problem, upload } = useResumeUpload(props.id);
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button
    <div
      className={styles.upload}
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={(event) => {
        drag(event, false);
        void upload(event.dataTransfer.files[0]);
      }}
    >
      {props.children}
      {problem && <InlineError message={problem} />}
      <div className={styles.drop} data-roomy={props.roomy || undefined}>
        <FileButton
          accept={ACCEPTED_RESUMES}
          onChange={(file) => void upload(file)}
          inputProps={{ 'aria-label': 'Resume file' }}
        >
          {({ onClick }) => (
            <Button
              size="xs"
              variant={props.has ? 'default' : 'filled'}
              leftSection={<IconUpload size={14} />}
              disabled={uploading}
              onClick={onClick}
            >
              {uploading ? 'Uploading...' : props.has ? 'Upload new' : 'Upload'}
            </Button>
          )}
        </FileButton>
        <span className={styles.hint}>or drop a PDF or DOCX here, at most 2 MB</span>
      </div>
    </div>
  );
}
