import { Button, Switch, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#api/http/contract.ts';
import form from '#ui/components/form.module.css';
import { PasswordField } from '#ui/components/password-field.tsx';
import { focusFirstProblem } from '#ui/lib/focus-first-problem.ts';
import { requiredField } from '#ui/lib/required-field.ts';
import { roleNames } from '#ui/lib/role-names.ts';
import { useEditUser } from './use-edit-user.ts';
import styles from './users.module.css';

/** Name, email and contact, the role to read, and on demand another password. */
export function EditUserForm({ user }: { user: CurrentUser }) {
  const { values, problems, busy, change, submit } = useEditUser(user);
  const text = (name: 'firstName' | 'lastName' | 'email' | 'contact') => ({
    name,
    autoComplete: 'off',
    value: values[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  const password = (name: 'currentPassword' | 'password' | 'confirm') => ({
    name,
    autoComplete: 'new-password' as const,
    value: values[name],
    error: problems[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!submit()) focusFirstProblem(event.currentTarget);
  };
  return (
    <form className={`${form.form} ${styles.card}`} onSubmit={send} noValidate data-busy={busy || undefined}>
      <div className={form.pair}>
        <TextInput label="First Name" {...requiredField} {...text('firstName')} />
        <TextInput label="Last Name" {...text('lastName')} />
      </div>
      <TextInput label="Email" type="email" {...requiredField} {...text('email')} />
      <div className={form.pair}>
        <TextInput label="Contact" type="tel" inputMode="numeric" {...text('contact')} />
        <TextInput label="Role" readOnly value={roleNames[user.role]} />
      </div>
      <Switch
        label="Change Password"
        checked={values.isChange}
        onChange={(event) => change({ isChange: event.currentTarget.checked })}
      />
      {values.isChange && (
        <>
          <PasswordField label="Current Password" {...password('currentPassword')} />
          <div className={form.pair}>
            <PasswordField label="New Password" {...password('password')} />
            <PasswordField label="Confirm Password" {...password('confirm')} />
          </div>
        </>
      )}
      <div className={styles.buttons}>
        <Button component={Link} to="/list-users" variant="default">
          Close
        </Button>
        <Button type="submit" aria-busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
