import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import form from '#ui/components/form.module.css';
import { SendOtpButton } from '#ui/components/send-otp-button.tsx';
import { focusFirstProblem } from '#ui/lib/focus-first-problem.ts';
import { requiredField } from '#ui/lib/required-field.ts';
import { resetEmail } from './forgot-password-problems.ts';

/** Where the code goes; `locked` once it was verified. */
export function EmailStep(props: {
  email: string;
  locked: boolean;
  busy: boolean;
  left: number;
  onChange: (email: string) => void;
  onSend: (email: string) => void;
}) {
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = resetEmail.safeParse(props.email);
    setProblem(checked.error?.issues[0]?.message);
    if (checked.success) props.onSend(checked.data);
    else focusFirstProblem(event.currentTarget);
  };
  return (
    <form onSubmit={submit} noValidate className={form.withButton} data-busy={props.busy || undefined}>
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        {...requiredField}
        readOnly={props.locked}
        value={props.email}
        error={problem}
        onChange={(event) => {
          props.onChange(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      {!props.locked && <SendOtpButton submits busy={props.busy} left={props.left} />}
    </form>
  );
}
