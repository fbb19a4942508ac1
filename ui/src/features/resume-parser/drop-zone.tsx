import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import styles from './resume-parser.module.css';

/** Accepts resumes, chosen or dropped. */
export function DropZone({ disabled, onFiles }: { disabled: boolean; onFiles: (files: File[]) => void }) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={(event) => {
        drag(event, false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      <IconUpload size={24} aria-hidden="true" />
      <p>Drop up to 10 resumes here</p>
      <FileButton
        multiple
        accept=".pdf,.doc,.docx"
        disabled={disabled}
        onChange={onFiles}
        inputProps={{ 'aria-label': 'Resume files' }}
      >
        {({ onClick }) => (
          <Button variant="default" size="xs" disabled={disabled} onClick={onClick}>
            Choose files
          </Button>
        )}
      </FileButton>
      <p className={styles.hint}>PDF, DOCX or DOC, at most 10 MB each</p>
    </div>
  );
}
