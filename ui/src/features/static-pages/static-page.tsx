import type { ReactNode } from 'react';
import { useTitle } from '#ui/lib/use-title.ts';
import styles from './static-page.module.css';

/** A text page: heading, introduction, sections, and a table of contents if there are many. */
export function StaticPage(props: {
  title: string;
  lead: string;
  /** e.g. 'In force since 1 January 2025' */
  dated?: string;
  sections: { id: string; name: string; text: ReactNode }[];
}) {
  useTitle(props.title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{props.title}</h1>
        <p>{props.lead}</p>
        {props.dated && <small>{props.dated}</small>}
      </header>
      <div className={styles.columns}>
        <nav aria-label="On this page" className={styles.contents}>
          <ul>
            {props.sections.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.text}>
          {props.sections.map(({ id, name, text }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{name}</h2>
              {text}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
