import { Anchor, Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CallError, call } from '#api/http/contract/client.ts';
import { isRefusedFor } from '#api/http/contract/refusal-reasons.ts';
import type { CurrentUser } from '#api/http/contract.ts';
import { signin } from '#api/sessions/contract.ts';
import form from '#ui/components/form.module.css';
import { InlineError } from '#ui/components/inline-error.tsx';
import { PasswordField } from '#ui/components/password-field.tsx';
import { accessFailure } from '#ui/lib/failure-message.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { requiredField } from '#ui/lib/required-field.ts';
import { useSession } from '#ui/lib/session.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './sign-in.module.css';
import { type SignInFields, signInProblems } from './sign-in-problems.ts';
import { useDeviceData } from './use-device-data.ts';

const NO_DEVICE_DATA = 'Device data is not available! Kindly try again later or contact support team.';

/** Email and password, then the code of an account with a second factor; covered by an overlay until the device data is known. */
export function SignInForm() {
  const device = useDeviceData();
  const popup = usePopup();
  const navigate = useNavigate();
  const { signedIn } = useSession();
  const [fields, setFields] = useState<SignInFields>({ email: '', password: '' });
  const [problems, setProblems] = useState<Partial<SignInFields>>({});
  const [isCodeNeeded, setIsCodeNeeded] = useState(false);
  const [backReason, setBackReason] = useState<Error>();
  const enter = async (user: CurrentUser) => {
    setFields({ email: '', password: '' });
    signedIn(user);
    await navigate('/', { replace: true });
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: SignInFields) => {
      if (!device.data) throw new Error(NO_DEVICE_DATA);
      return call(signin, { body: { ...body, selectedRole: 'job seeker', ...device.data } });
    },
    onMutate: () => setBackReason(undefined),
    onSuccess: ({ user }) => enter(user),
    onError: (failure) => {
      if (failure instanceof CallError && isRefusedFor('code-needed', failure)) setIsCodeNeeded(true);
      else void popup.alert(accessFailure(failure));
    },
  });

  if (!device.data && device.isError) {
    return (
      <div className={styles.missing}>
        <InlineError message={NO_DEVICE_DATA} onRetry={() => void device.refetch()} />
      </div>
    );
  }
  if (!device.data) {
    return (
      <div className={styles.overlay} role="status">
        <span className={styles.pulse} aria-hidden="true" />
        Please wait...
      </div>
    );
  }
  if (isCodeNeeded) {
    const back = (reason?: Error) => {
      reset();
      setBackReason(reason);
      setFields({ ...fields, password: '' });
      setIsCodeNeeded(false);
    };
    return <CodeForm onSignedIn={enter} onBack={back} />;
  }
  const failure = error ?? backReason;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = signInProblems(fields);
    setProblems(found);
    if (Object.keys(found).length > 0) focusFirstProblem(event.currentTarget);
    else if (!isPending) mutate({ ...fields, email: fields.email.trim() });
  };
  const change = (name: keyof SignInFields, value: string) => {
    setFields({ ...fields, [name]: value });
    if (problems[name]) setProblems({ ...problems, [name]: undefined });
  };
  return (
    <form className={form.form} onSubmit={submit} noValidate data-busy={isPending || undefined}>
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        {...requiredField}
        value={fields.email}
        error={problems.email}
        onChange={(event) => change('email', event.currentTarget.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={fields.password}
        error={problems.password}
        onChange={(value) => change('password', value)}
      />
      <Anchor component={Link} to="/forgot-password" size="sm" className={styles.forgot}>
        Forgot Password
      </Anchor>
      {failure && <InlineError message={accessFailure(failure)} />}
      <Button type="submit" fullWidth aria-busy={isPending}>
        Sign In
      </Button>
      <p className={form.other}>
        New here?{' '}
        <Anchor component={Link} to="/signup" size="sm" underline="always">
          Sign up
        </Anchor>
      </p>
    </form>
  );
}
