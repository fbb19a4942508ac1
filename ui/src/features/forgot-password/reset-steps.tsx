import { Button, TextInput } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import form from '#ui/components/form.module.css';
import { OtpField } from '#ui/components/otp-field.tsx';
import { PasswordField } from '#ui/components/password-field.tsx';
import { SendOtpButton } from '#ui/components/send-otp-button.tsx';
import { fieldProblems } from '#ui/lib/field-problems.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { requiredField } from '#ui/lib/required-field.ts';
import { codeFields, passwordFields, resetEmail } from './forgot-password-problems.ts';

/** The email that receives the code; `locked` once verified. */
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

/** The six-digit code from the mail. */
export function CodeStep(props: { sentTo: string; busy: boolean; onVerify: (otp: string) => void }) {
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = fieldProblems(codeFields, { otp: otp.trim() });
    setProblem(found.otp);
    if (found.otp) focusFirstProblem(event.currentTarget);
    else if (!props.busy) props.onVerify(otp.trim());
  };
  return (
    <form onSubmit={submit} noValidate className={form.form} data-busy={props.busy || undefined}>
      <p className={form.note} role="status">
        <IconMailCheck size={18} aria-hidden="true" />
        <span>
          If {props.sentTo} has an account, a code is on its way. <strong>Please check your inbox!</strong>
        </span>
      </p>
      <OtpField
        label="OTP"
        value={otp}
        error={problem}
        onChange={(value) => {
          setOtp(value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" fullWidth aria-busy={props.busy}>
        Verify OTP
      </Button>
    </form>
  );
}

/** The new password, twice; `onReset` receives it once it is valid. */
export function PasswordStep({ busy, onReset }: { busy: boolean; onReset: (password: string) => void }) {
  const [values, setValues] = useState({ password: '', confirm: '' });
  const [tried, setTried] = useState(false);
  const found = fieldProblems(passwordFields, values, ['password']);
  const shown = (name: 'password' | 'confirm') => (tried || values[name] !== '' ? found[name] : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(found).length > 0) focusFirstProblem(event.currentTarget);
    else if (!busy) onReset(values.password);
  };
  return (
    <form onSubmit={submit} noValidate className={form.form} data-busy={busy || undefined}>
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        value={values.password}
        error={shown('password')}
        onChange={(password) => setValues({ ...values, password })}
      />
      <PasswordField
        label="Confirm Password"
        name="confirm"
        autoComplete="new-password"
        value={values.confirm}
        error={shown('confirm')}
        onChange={(confirm) => setValues({ ...values, confirm })}
      />
      <Button type="submit" fullWidth aria-busy={busy}>
        Reset Password
      </Button>
    </form>
  );
}
