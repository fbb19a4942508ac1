import { Button, Skeleton, Switch, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { updateEmployerPassword } from '#api/accounts/contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { CurrentUser } from '#api/http/contract.ts';
import { roleLabel } from '#domain/roles.ts';
import form from '#ui/components/form.module.css';
import { PasswordField } from '#ui/components/password-field.tsx';
import { useProof } from '#ui/components/proof/proof.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { requiredField } from '#ui/lib/required-field.ts';
import { useSession } from '#ui/lib/session.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useGoBack } from '#ui/lib/use-go-back.ts';
import { type EditUserFields, type EditUserProblems, editUserProblems } from './edit-user-problems.ts';
import { editedUser, refreshUsers } from './user-queries.ts';
import styles from './users.module.css';

const noPasswords = { isChange: false, currentPassword: '', password: '', confirm: '' };

/** The state of an account's form: values, errors and saving. */
function useEditUser(user: CurrentUser) {
  const popup = usePopup();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { retry } = useSession();
  const account = useAccount();
  const withProof = useProof();
  const { firstName, lastName, email, contact } = user;
  const [values, setValues] = useState<EditUserFields>({ firstName, lastName, email, contact, ...noPasswords });
  const [tried, setTried] = useState(false);
  const all = editUserProblems(values);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ isChange, currentPassword, password, confirm: _confirm, ...details }: EditUserFields) =>
      withProof(() =>
        call(updateEmployerPassword, {
          params: { id: user._id },
          body: { ...details, ...(isChange && { isChange, currentPassword, password }) },
        }),
      ),
    onSuccess: async ({ message }) => {
      await popup.alert(message);
      // the top bar shows the own account's name
      if (account._id === user._id) void retry();
      void refreshUsers(client);
      await navigate('/list-users');
    },
    onError: (error) => void popup.alert(failureMessage(error, 'Trouble connecting to the server. Try again later.')),
  });
  return {
    values,
    problems: tried ? all : whileTyping(all, values),
    busy: isPending,
    change: (change: Partial<EditUserFields>) => setValues((before) => ({ ...before, ...change })),
    /** False if a field is invalid. */
    submit: (): boolean => {
      setTried(true);
      if (Object.keys(all).length > 0) return false;
      if (!isPending) mutate(values);
      return true;
    },
  };
}

/** Before the first save, only passwords that are being typed show errors. */
function whileTyping({ password, confirm }: EditUserProblems, values: EditUserFields): EditUserProblems {
  return {
    ...(values.password !== '' && password !== undefined && { password }),
    ...(values.confirm !== '' && confirm !== undefined && { confirm }),
  };
}

/** Name, email and contact, the role read-only, and optionally a new password. */
function EditUserForm({ user }: { user: CurrentUser }) {
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
        <TextInput label="Role" readOnly value={roleLabel(user.role)} />
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

/** An account's form; if the account can't be fetched, alerts the reason and goes back. */
export function EditUser({ id }: { id: string }) {
  const popup = usePopup();
  const back = useGoBack('/list-users');
  const { data, isError } = useQuery(editedUser(id));
  useEffect(() => {
    if (isError) void popup.alert('Cannot fetch user.').then(back);
  }, [isError, popup, back]);
  return (
    <div className={styles.narrow}>
      <h1>Edit User</h1>
      {data ? <EditUserForm key={data.user._id} user={data.user} /> : <WaitingForm />}
    </div>
  );
}

function WaitingForm() {
  return (
    <div role="status" aria-label="Loading user">
      <Skeleton height={372} radius={8} />
    </div>
  );
}
