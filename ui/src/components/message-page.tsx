import type { ReactNode } from 'react';
import { useTitle } from '#ui/lib/use-title.ts';
import styles from './message-page.module.css';

/** A page with one message and one action: 403, 404, unreachable, broken. */
export function MessagePage(props: { code?: string; title: string; text: string; children?: ReactNode }) {
  useTitle(props.title);
  return (
    <div className={styles.page}>
      {props.code && <p className={styles.code}>{props.code}</p>}
      <h1>{props.title}</h1>
      <p className={styles.text}>{props.text}</p>
      {props.children}
    </div>
  );
}
