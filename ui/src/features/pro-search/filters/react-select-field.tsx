import { useState } from 'react';
import Select, { type ClassNamesConfig, type GroupBase } from 'react-select';
import styles from './react-select-field.module.css';

export interface Choice {
  value: string;
  label: string;
  /** In the list, after the label: why it is offered, or what it stands for. */
  note?: string;
}

export interface SelectFieldProps {
  label: string;
  placeholder: string;
  multi: boolean;
  options: readonly Choice[];
  chosen: readonly Choice[];
  disabled?: boolean;
  /** Valid input. */
  rule: RegExp;
  /** Text and options controlled by the parent; without it the typed text filters the options. */
  text?: string;
  onText?: (text: string) => void;
  loading?: boolean;
  noOptions?: string;
  /** At the panel's lower end the list opens upwards. */
  menuPlacement?: 'auto' | 'bottom';
  onChoose: (values: string[]) => void;
  onLeave?: () => void;
}

/** react-select in the product's style; use with `unstyled`. */
export function selectStyles<Option, Multi extends boolean>(): ClassNamesConfig<Option, Multi, GroupBase<Option>> {
  return {
    control: ({ isFocused, isDisabled }) =>
      [styles.control, isFocused && styles.focused, isDisabled && styles.disabled].filter(Boolean).join(' '),
    valueContainer: () => styles.values ?? '',
    placeholder: () => styles.placeholder ?? '',
    input: () => styles.input ?? '',
    multiValue: () => styles.value ?? '',
    multiValueRemove: () => styles.remove ?? '',
    indicatorsContainer: () => styles.indicators ?? '',
    menu: () => styles.menu ?? '',
    option: ({ isFocused, isSelected }) =>
      [styles.option, isFocused && styles.optionFocused, isSelected && styles.optionSelected].filter(Boolean).join(' '),
    noOptionsMessage: () => styles.note ?? '',
    loadingMessage: () => styles.note ?? '',
  };
}

const choiceStyles = selectStyles<Choice, boolean>();

/** react-select in the product's style; keeps the text typed before it loaded. */
export default function ReactSelectField(props: SelectFieldProps & { typed: string | null; open: boolean }) {
  const { multi, chosen, rule, onText, typed } = props;
  const [own, setOwn] = useState(typed ?? '');
  const text = props.text ?? own;
  const lookedUp = props.text !== undefined;
  return (
    <Select<Choice, boolean>
      unstyled
      isMulti={multi}
      isClearable
      // the plain field had the focus when this one loaded
      autoFocus={typed !== null}
      defaultMenuIsOpen={props.open || (typed !== null && typed !== '')}
      classNames={choiceStyles}
      aria-label={props.label}
      placeholder={props.placeholder}
      options={props.options}
      formatOptionLabel={({ label, note }, { context }) =>
        context === 'menu' && note ? (
          <>
            {label} <span className={styles.optionNote}>{note}</span>
          </>
        ) : (
          label
        )
      }
      isDisabled={props.disabled ?? false}
      isLoading={props.loading ?? false}
      menuPlacement={props.menuPlacement ?? 'bottom'}
      value={multi ? chosen : (chosen[0] ?? null)}
      inputValue={text}
      onInputChange={(next, { action }) => {
        // text kept outside stays when the field is left: it counts
        const cleared = action !== 'input-change' && !lookedUp;
        if (!cleared && (action !== 'input-change' || !rule.test(next))) return;
        setOwn(next);
        onText?.(next);
      }}
      {...(lookedUp && { filterOption: null, components: { DropdownIndicator: null } })}
      loadingMessage={() => 'Looking…'}
      noOptionsMessage={() => props.noOptions ?? 'Nothing of that name'}
      onChange={(value) => {
        setOwn('');
        props.onChoose([value].flat().flatMap((choice) => (choice ? [(choice as Choice).value] : [])));
      }}
      onBlur={() => props.onLeave?.()}
    />
  );
}
