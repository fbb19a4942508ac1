import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import form from '#ui/components/form.module.css';
import { PasswordField } from '#ui/components/password-field.tsx';
import { fieldProblems } from '#ui/lib/field-problems.ts';
import { focusFirstProblem } from '#ui/lib/focus-first-problem.ts';
import { passwordFields } from './forgot-password-problems.ts';

/** The new password, twice; `onReset` gets it once it is good. */
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
