import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './filter-panel.module.css';
import { type PanelGroupName, startsOpen, titleOf } from './panel-groups.ts';
import { useFold } from './use-fold.ts';

/**
 * A group of the panel: a heading that folds it, the content to its right, its controls. Folded, the heading says what
 * the group holds.
 */
export function FilterSection(props: {
  group: PanelGroupName;
  /** The group's active filters as text. */
  held: string;
  hasProblem?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const { group, held, hasProblem = false } = props;
  const { isOpen, toggle } = useFold(group, {
    holds: held !== '',
    needsCare: hasProblem,
    startsOpen: startsOpen(group),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't share its line with a switch
    <div role="group" aria-labelledby={id} className={styles.section} data-open={isOpen || undefined}>
      <div className={styles.top}>
        <h3 className={styles.heading}>
          <button
            type="button"
            className={styles.fold}
            data-group={group}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-controls` : undefined}
            title={isOpen || held === '' ? undefined : held}
            onClick={toggle}
          >
            <IconChevronRight size={14} className={styles.chevron} aria-hidden="true" />
            <span id={id} className={styles.name}>
              {titleOf(group)}
            </span>
            {!isOpen && held !== '' && <span className={styles.held}>{held}</span>}
          </button>
        </h3>
        {isOpen && props.aside && <div className={styles.aside}>{props.aside}</div>}
      </div>
      {isOpen && (
        <div id={`${id}-controls`} className={styles.controls}>
          {props.children}
        </div>
      )}
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
