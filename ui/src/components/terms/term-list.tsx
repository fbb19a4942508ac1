import { useLayoutEffect, useRef } from 'react';
import styles from './term-list.module.css';
import type { TermOptions } from './use-term-options.ts';

/** The options of a combobox. */
export function TermList(props: { label: string; options: TermOptions }) {
  const { terms, active, isAlike, listId, optionId, choose } = props.options;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={styles.menu}>
      {isAlike && <p className={styles.caption}>Did you mean</p>}
      <div ref={list} id={listId} role="listbox" aria-label={isAlike ? 'Did you mean' : `${props.label}: suggestions`}>
        {terms.map(({ term, note }, at) => (
          // biome-ignore lint/a11y: the field keeps the focus and handles the keys
          <div
            key={`${note} ${term}`}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            className={styles.option}
            // a press must not take the focus from the field: leaving it enters the typed text
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(term)}
          >
            <span className={styles.term}>{term}</span>
            <span className={styles.count}>{note}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
