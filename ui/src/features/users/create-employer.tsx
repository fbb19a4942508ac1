import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { createEmployer } from '#api/accounts/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { roleLabel, rolesThatAdminsCreate } from '#domain/roles.ts';
import form from '#ui/components/form.module.css';
import { PasswordField } from '#ui/components/password-field.tsx';
import { CREATE_ACCOUNT } from '#ui/lib/create-account-label.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { requiredField } from '#ui/lib/required-field.ts';
import { useVisitedFields } from '#ui/lib/use-visited-fields.ts';
import { type CreateEmployerFields, createEmployerProblems } from './create-employer-problems.ts';
import { refreshUsers } from './user-queries.ts';
import styles from './users.module.css';

const nothing: CreateEmployerFields = {
  firstName: '',
  lastName: '',
  contact: '',
  email: '',
  password: '',
  confirm: '',
};
const [usualRole] = rolesThatAdminsCreate;

/**
 * The form for a new employer: a field shows its error once it was left; Create is enabled once all fields are valid.
 */
function useCreateEmployer() {
  const popup = usePopup();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [values, setValues] = useState(nothing);
  const [role, setRole] = useState(usualRole);
  const { leave, sayable } = useVisitedFields<keyof CreateEmployerFields>();
  const all = createEmployerProblems(values);
  const ready = Object.keys(all).length === 0;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ confirm: _confirm, lastName, contact, ...fields }: CreateEmployerFields) =>
      call(createEmployer, {
        body: { role, ...fields, ...(lastName.trim() && { lastName }), ...(contact.trim() && { contact }) },
      }),
    onSuccess: async ({ message }) => {
      await popup.alert(message);
      void refreshUsers(client);
      await navigate('/list-users');
    },
    onError: (error) =>
      void popup.alert(failureMessage(error, 'Trouble in connecting to the Server! Please try again later.')),
  });
  return {
    values,
    role,
    setRole,
    problems: sayable(all),
    ready,
    busy: isPending,
    change: (change: Partial<CreateEmployerFields>) => setValues((before) => ({ ...before, ...change })),
    leave,
    create: () => {
      if (ready && !isPending) mutate(values);
    },
  };
}

/** Lets an admin create an employer's account. */
export function CreateEmployer() {
  const { values, role, setRole, problems, ready, busy, change, leave, create } = useCreateEmployer();
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
      <h1>{CREATE_ACCOUNT}</h1>
      <form className={`${form.form} ${styles.card}`} onSubmit={submit} noValidate data-busy={busy || undefined}>
        {rolesThatAdminsCreate.length > 1 && (
          <NativeSelect
            label="Role"
            data={rolesThatAdminsCreate.map((value) => ({ value, label: roleLabel(value) }))}
            value={role}
            onChange={({ currentTarget: { value } }) =>
              setRole(rolesThatAdminsCreate.find((one) => one === value) ?? usualRole)
            }
          />
        )}
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
