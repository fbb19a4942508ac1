import { useLayoutEffect, useRef } from 'react';
import styles from './term-list.module.css';
import type { TermOptions } from './use-term-options.ts';

/** The options of a combobox, with how many candidates have each. */
export function TermList(props: { label: string; options: TermOptions; onChoose: (term: string) => void }) {
  const { terms, active, isAlike, listId, optionId } = props.options;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={styles.menu}>
      {isAlike && <p className={styles.caption}>Did you mean</p>}
      <div ref={list} id={listId} role="listbox" aria-label={isAlike ? 'Did you mean' : `${props.label}: suggestions`}>
        {terms.map(({ term, kind, candidates }, at) => (
          // biome-ignore lint/a11y: the field keeps the focus and handles the keys
          <div
            key={`${kind} ${term}`}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            className={styles.option}
            // a press must not take the focus from the field: leaving it enters the typed text
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.onChoose(term)}
          >
            <span className={styles.term}>{term}</span>
            <span className={styles.count}>
              {kind} · {candidates.toLocaleString('en-IN')}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
