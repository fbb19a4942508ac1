import styles from './filter-panel.module.css';

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
