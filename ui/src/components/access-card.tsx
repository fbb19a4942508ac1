import type { ReactNode } from 'react';
import styles from './access-card.module.css';

/** The card of sign-in, sign-up and password reset: heading, introduction, form. */
export function AccessCard(props: { title: string; lead?: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.page} data-wide={props.wide || undefined}>
      <div className={styles.card}>
        <h1>{props.title}</h1>
        {props.lead && <p className={styles.lead}>{props.lead}</p>}
        {props.children}
      </div>
    </div>
  );
}
