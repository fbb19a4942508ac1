import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from './name-form.module.css';

interface NameFormProps {
  label: string;
  /** The name to change. */
  initial?: string;
  button: string;
  variant?: 'filled' | 'default';
  isBusy: boolean;
  error?: ReactNode;
  /** `clear` empties the field for the next name. */
  onSubmit: (name: string, clear: () => void) => void;
  /** After the button. */
  children?: ReactNode;
}

/** A one-line form for the name of a list or a search, at most 80 characters. */
export function NameForm({ label, initial, button, variant = 'filled', isBusy, ...props }: NameFormProps) {
  const [name, setName] = useState(initial ?? '');
  const isChange = initial !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && !isBusy) props.onSubmit(name, () => setName(''));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        size="xs"
        flex={1}
        aria-label={label}
        placeholder={isChange ? '' : label}
        autoFocus={isChange}
        maxLength={80}
        value={name}
        error={props.error}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button size="xs" type="submit" variant={variant} disabled={!name.trim()} loading={isBusy}>
        {button}
      </Button>
      {props.children}
    </form>
  );
}
