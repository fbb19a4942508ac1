import type { ComponentProps } from 'react';
import styles from './file-input.module.css';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  /** What was chosen; empty where the choice was taken back. */
  onChoose: (files: File[]) => void;
};

/** The browser's own field for files, in the look of the others. */
export function FileInput({ onChoose, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      className={styles.file}
      onChange={({ currentTarget }) => onChoose([...(currentTarget.files ?? [])])}
    />
  );
}
