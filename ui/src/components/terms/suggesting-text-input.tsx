import { TextInput, type TextInputProps } from '@mantine/core';
import styles from './suggesting-text-input.module.css';
import { TermList } from './term-list.tsx';
import { comboboxOf, type SuggestionSource, useTermOptions } from './use-term-options.ts';

interface SuggestingTextInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'label'> {
  label: string;
  /** Without it, a plain text field. */
  source: SuggestionSource | undefined;
  value: string;
  onText: (text: string) => void;
  onChoose: (term: string) => void;
}

/** A text field that suggests terms while typing; what was typed counts unless a suggestion is chosen. */
export function SuggestingTextInput({ source, onText, onChoose, ...field }: SuggestingTextInputProps) {
  const options = useTermOptions(source, field.value, onChoose);
  return (
    <div className={styles.field}>
      <TextInput
        {...field}
        {...(source && comboboxOf(options))}
        autoComplete="off"
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && !options.onKey(event)) field.onKeyDown?.(event);
        }}
        onFocus={options.onFocus}
        onBlur={(event) => {
          options.onBlur();
          field.onBlur?.(event);
        }}
      />
      {options.isOpen && <TermList label={field.label} options={options} />}
    </div>
  );
}
