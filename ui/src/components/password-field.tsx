import { PasswordInput } from '@mantine/core';
import { requiredField } from '#ui/lib/required-field.ts';
import styles from './form.module.css';

/** A required password with a show/hide toggle; every broken rule has its own line. */
export function PasswordField(props: {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <PasswordInput
      label={props.label}
      name={props.name}
      autoComplete={props.autoComplete}
      {...requiredField}
      visibilityToggleButtonProps={{ 'aria-label': `Show ${props.label.toLowerCase()}`, tabIndex: 0 }}
      value={props.value}
      error={props.error && <span className={styles.problems}>{props.error}</span>}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
