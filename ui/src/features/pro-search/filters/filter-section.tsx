import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './filter-panel.module.css';
import { type PanelGroupName, startsOpen, titleOf } from './panel-groups.ts';
import { useFold } from './use-fold.ts';

/** A group of the panel. */
export function FilterSection({ group, ...rest }: { group: PanelGroupName } & Omit<FoldProps, 'name' | 'title'>) {
  return <Fold {...rest} name={group} title={titleOf(group)} startsOpen={startsOpen(group)} />;
}

/** A part of a group that few searches need; folded until it holds something. */
export function SubSection(props: Omit<FoldProps, 'hasProblem'>) {
  return <Fold {...props} isPart />;
}

interface FoldProps {
  /** Under which the browser keeps whether it is open. */
  name: string;
  title: string;
  /** The active filters as text. */
  held: string;
  hasProblem?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

/** A heading that folds what is below it, the content to its right, the controls. Folded, it says what they hold. */
function Fold(props: FoldProps & { startsOpen?: boolean; isPart?: boolean }) {
  const id = useId();
  const { name, title, held, hasProblem = false, isPart = false } = props;
  const { isOpen, toggle } = useFold(name, {
    holds: held !== '',
    needsCare: hasProblem,
    startsOpen: props.startsOpen ?? false,
  });
  const Heading = isPart ? 'h4' : 'h3';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't share its line with a switch
    <div role="group" aria-labelledby={id} className={isPart ? styles.part : styles.section}>
      <div className={styles.top}>
        <Heading className={styles.heading}>
          <button
            type="button"
            className={styles.fold}
            data-group={name}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-controls` : undefined}
            title={isOpen || held === '' ? undefined : held}
            onClick={toggle}
          >
            <IconChevronRight size={14} className={styles.chevron} aria-hidden="true" />
            <span id={id} className={styles.name}>
              {title}
            </span>
            {!isOpen && held !== '' && <span className={styles.held}>{held}</span>}
          </button>
        </Heading>
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
