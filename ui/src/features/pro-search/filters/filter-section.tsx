import { type ReactNode, useId } from 'react';
import styles from './filter-panel.module.css';

/** One filter of the panel: its name, the content to its right, its controls. */
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

/** Chips that toggle on and off, any number of them at once. */
export function ChoiceChips<Value extends string>(props: {
  label: string;
  options: readonly Value[];
  nameOf: (value: Value) => string;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) {
  const toggle = (value: Value) =>
    props.onChange(
      props.chosen.includes(value) ? props.chosen.filter((one) => one !== value) : [...props.chosen, value],
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the section around it has the visible name already
    <div role="group" aria-label={props.label} className={styles.chips}>
      {props.options.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={props.chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {props.nameOf(value)}
        </button>
      ))}
    </div>
  );
}

/** Reports input that a step has just converted or cleared, with Undo. */
export function UndoNote(props: { text: string; action?: string; onUndo: () => void; onDismiss: () => void }) {
  return (
    <p className={styles.undo} role="status">
      <span>{props.text}</span>
      <button type="button" onClick={props.onUndo}>
        {props.action ?? 'Undo'}
      </button>
      <button type="button" aria-label="Dismiss" onClick={props.onDismiss}>
        ×
      </button>
    </p>
  );
}
