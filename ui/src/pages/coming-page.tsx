import { useTitle } from '#ui/lib/use-title.ts';
import styles from './plain-page.module.css';

/** A titled page that says it is not built yet. */
export function ComingPage({ title }: { title: string }) {
  useTitle(title);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.note}>This page is on its way.</p>
    </div>
  );
}
