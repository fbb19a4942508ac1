import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import { CURRENT_PASSWORD_REQUIRED_MESSAGE } from '#api/http/contract/password.ts';
import { CODE_REQUIRED_MESSAGE, removeSecondFactor, renewRecoveryCodes } from '#api/sessions/second-factor-contract.ts';
import form from '#ui/components/form.module.css';
import { InlineError } from '#ui/components/inline-error.tsx';
import { OtpField } from '#ui/components/otp-field.tsx';
import { PasswordField } from '#ui/components/password-field.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { requiredField } from '#ui/lib/required-field.ts';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import { appCodeProblem } from './code-problem.ts';
import styles from './second-factor.module.css';
import { SECOND_FACTOR_FAILED } from './second-factor-query.ts';

interface Proof {
  currentPassword: string;
  code: string;
}

interface Change {
  what: string;
  button: string;
  send: (body: Proof) => Promise<{ message: string; recoveryCodes: string[] | null }>;
  codeProblem: (code: string) => string | undefined;
}

const changes: Record<'renew' | 'remove', Change> = {
  renew: {
    what: 'Ten new codes replace the former ones.',
    button: 'Make new codes',
    send: (body: Proof) => call(renewRecoveryCodes, { body }),
    codeProblem: appCodeProblem,
  },
  remove: {
    what: 'Without it, the password alone signs in.',
    button: 'Remove the second factor',
    send: async (body: Proof) => ({ ...(await call(removeSecondFactor, { body })), recoveryCodes: null }),
    codeProblem: (code: string) => (code.trim() === '' ? CODE_REQUIRED_MESSAGE : undefined),
  },
};

interface ProofFormProps {
  change: keyof typeof changes;
  /** With the new recovery codes, if there are any. */
  onDone: (codes: string[] | null) => void;
  onCancel: () => void;
}

/** Password and code, for a change of the second factor. */
export function ProofForm({ change, onDone, onCancel }: ProofFormProps) {
  const { what, button, send, codeProblem } = changes[change];
  const toast = useToast();
  const [values, setValues] = useState<Proof>({ currentPassword: '', code: '' });
  const [problems, setProblems] = useState<Partial<Proof>>({});
  const { mutate, isPending, error } = useOneMutation({
    mutationFn: () => send(values),
    onSuccess: ({ message, recoveryCodes }) => {
      toast(message);
      onDone(recoveryCodes);
    },
  });
  const field = (name: keyof Proof) => ({
    value: values[name],
    error: problems[name],
    onChange: (text: string) => {
      setValues((before) => ({ ...before, [name]: text }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = {
      currentPassword: values.currentPassword === '' ? CURRENT_PASSWORD_REQUIRED_MESSAGE : undefined,
      code: codeProblem(values.code),
    };
    setProblems(found);
    if (found.currentPassword || found.code) focusFirstProblem(event.currentTarget);
    else mutate();
  };
  const { onChange, ...code } = field('code');
  return (
    <form className={`${form.form} ${styles.proof}`} onSubmit={submit} noValidate data-busy={isPending || undefined}>
      <p className={styles.text}>{what}</p>
      <PasswordField
        label="Password"
        name="second-factor-password"
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      {change === 'renew' ? (
        <OtpField label="Code from your app" {...field('code')} />
      ) : (
        <TextInput
          label="Code from your app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          {...requiredField}
          {...code}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {error && <InlineError message={failureMessage(error, SECOND_FACTOR_FAILED)} />}
      <div className={styles.buttons}>
        <Button type="submit" size="xs" color={change === 'remove' ? 'red' : undefined} aria-busy={isPending}>
          {button}
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
