import type { ClassNamesConfig, GroupBase } from 'react-select';
import styles from './select-look.module.css';

/** react-select in the product's own look; use with `unstyled`. */
export function selectLook<Option, Multi extends boolean>(): ClassNamesConfig<Option, Multi, GroupBase<Option>> {
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
