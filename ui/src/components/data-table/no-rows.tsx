import { IconTableOff } from '@tabler/icons-react';
import styles from './data-table.module.css';

/** In the place of a table that would have no row. */
export function NoRows({ message = 'No data available!' }: { message?: string }) {
  return (
    <div className={styles.empty}>
      <IconTableOff size={28} aria-hidden="true" />
      <p>{message}</p>
    </div>
  );
}
