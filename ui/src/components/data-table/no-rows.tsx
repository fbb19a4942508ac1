import { IconTableOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface NoRowsProps {
  message?: string;
  icon?: ReactNode;
  /** Advice for the user. */
  children?: ReactNode;
}

/** Replaces a table that would have no rows. */
export function NoRows({ message = 'No data available!', icon, children }: NoRowsProps) {
  return (
    <div className={styles.empty}>
      {icon ?? <IconTableOff size={28} aria-hidden="true" />}
      <p>{message}</p>
      {children}
    </div>
  );
}
