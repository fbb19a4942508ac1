import type { ReactNode } from 'react';
import { howMany } from '#ui/lib/how-many.ts';
import styles from './list-page.module.css';

/** A list's name and total, once known, followed by the list's actions. */
export function ListHead(props: {
  title: string;
  total: number | undefined;
  /** The unit, singular and plural. */
  of: readonly [one: string, many: string];
  children?: ReactNode;
}) {
  const { title, total, of, children } = props;
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <p role="status">{total !== undefined && howMany(total, ...of)}</p>
      {children}
    </div>
  );
}
