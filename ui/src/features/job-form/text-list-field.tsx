import { ActionIcon, CloseButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { SuggestingTextInput } from '#ui/components/terms/suggesting-text-input.tsx';
import type { SuggestionSource } from '#ui/components/terms/use-term-options.ts';
import styles from './text-list-field.module.css';

interface TextListFieldProps {
  label: string;
  /** The singular name of an entry: `skill`. */
  entry: string;
  placeholder: string;
  maxLength: number;
  entries: string[];
  error: string | undefined;
  suggests?: SuggestionSource | undefined;
  /** One row per entry, for sentences, instead of chips. */
  rows?: boolean;
  onChange: (entries: string[]) => void;
  onLeave: () => void;
}

/**
 * Texts added with Enter or the plus button, without repetitions, each removable. Text left in the field is added too.
 */
export function TextListField(props: TextListFieldProps) {
  const { entries, entry } = props;
  const [text, setText] = useState('');
  const add = (entered = text) => {
    const added = entered.trim();
    setText('');
    if (added === '' || entries.some((each) => each.toLowerCase() === added.toLowerCase())) return;
    props.onChange([...entries, added]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div>
      <SuggestingTextInput
        label={props.label}
        withAsterisk
        source={props.suggests}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        value={text}
        error={props.error}
        inputWrapperOrder={['label', 'input', 'error']}
        onText={setText}
        onChoose={add}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add();
          props.onLeave();
        }}
        rightSection={
          <ActionIcon variant="subtle" aria-label={`Add ${entry}`} onClick={() => add()}>
            <IconPlus size={16} />
          </ActionIcon>
        }
      />
      {entries.length > 0 && (
        <ul className={props.rows ? styles.rows : styles.chips} aria-label={props.label}>
          {entries.map((each) => (
            <li key={each}>
              <span>{each}</span>
              <CloseButton
                size="xs"
                aria-label={`Remove ${each}`}
                onClick={() => props.onChange(entries.filter((other) => other !== each))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
