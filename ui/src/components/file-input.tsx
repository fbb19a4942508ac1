import type { ComponentProps } from 'react';
import styles from './file-input.module.css';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  /** The chosen files; empty if the choice was cancelled. */
  onChoose: (files: File[]) => void;
};

/** The browser's file field, styled like the other fields. */
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
