import { TextInput } from '@mantine/core';
import { requiredField } from '#ui/lib/required-field.ts';

/** The six digits from a mail; browsers offer a code that the phone received. */
export function OtpField(props: {
  label: string;
  value: string;
  error?: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <TextInput
      label={props.label}
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      placeholder="6 digits"
      {...requiredField}
      disabled={props.disabled ?? false}
      value={props.value}
      error={props.error}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
