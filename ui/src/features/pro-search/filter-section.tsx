import { type ReactNode, useId } from 'react';
import styles from './filter-panel.module.css';

/** One filter of the panel: its name, what stands right of it, its controls. */
export function FilterSection(props: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't share its line with a switch
    <div role="group" aria-labelledby={id} className={styles.section}>
      <div className={styles.top}>
        <h3 id={id} className={styles.name}>
          {props.title}
        </h3>
        {props.aside && <div className={styles.aside}>{props.aside}</div>}
      </div>
      {props.children}
    </div>
  );
}
