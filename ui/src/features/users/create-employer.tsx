import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import form from '#ui/components/form.module.css';
import { PasswordField } from '#ui/components/password-field.tsx';
import { requiredField } from '#ui/lib/required-field.ts';
import { useCreateEmployer } from './use-create-employer.ts';
import styles from './users.module.css';

/** An employer's account, made by an admin. */
export function CreateEmployer() {
  const { values, problems, ready, busy, change, leave, create } = useCreateEmployer();
  const field = (name: 'firstName' | 'lastName' | 'contact' | 'email') => ({
    name,
    autoComplete: 'off',
    value: values[name],
    error: problems[name],
    onBlur: () => leave(name),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  const password = (name: 'password' | 'confirm') => ({
    name,
    autoComplete: 'new-password' as const,
    value: values[name],
    error: problems[name],
    onChange: (value: string) => {
      leave(name);
      change({ [name]: value });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create();
  };
  return (
    <div className={styles.narrow}>
      <h1>Create Employer</h1>
      <form className={`${form.form} ${styles.card}`} onSubmit={submit} noValidate data-busy={busy || undefined}>
        <div className={form.pair}>
          <TextInput label="First Name" {...requiredField} {...field('firstName')} />
          <TextInput label="Last Name" {...field('lastName')} />
        </div>
        <div className={form.pair}>
          <TextInput label="Contact" type="tel" inputMode="numeric" {...field('contact')} />
          <TextInput label="Email" type="email" {...requiredField} {...field('email')} />
        </div>
        <div className={form.pair}>
          <PasswordField label="Password" {...password('password')} />
          <PasswordField label="Confirm Password" {...password('confirm')} />
        </div>
        <div className={styles.buttons}>
          <Button component={Link} to="/list-users" variant="default">
            Close
          </Button>
          <Button type="submit" disabled={!ready} aria-busy={busy}>
            Create
          </Button>
        </div>
      </form>
    </div>
  );
}
