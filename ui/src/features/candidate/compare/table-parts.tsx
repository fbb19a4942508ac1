import type { ReactNode } from 'react';
import styles from './compare.module.css';

/** Renders the cells of a row, one for each candidate of the address; `at` counts those with a profile. */
export type Cells = (contentOf: (at: number) => ReactNode) => ReactNode;

/** Heads a group of rows. */
export function PartHead({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr className={styles.part}>
      <th scope="rowgroup" colSpan={width}>
        <span>{children}</span>
      </th>
    </tr>
  );
}

export function Unstated({ text = 'Not stated' }: { text?: string }) {
  return <span className={styles.unstated}>{text}</span>;
}
