import { Anchor, Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError, call } from '#api/http/contract/client.ts';
import type { CurrentUser } from '#api/http/contract.ts';
import { CODE_REQUIRED_MESSAGE, signinCode } from '#api/sessions/second-factor-contract.ts';
import form from '#ui/components/form.module.css';
import { InlineError } from '#ui/components/inline-error.tsx';
import { accessFailure } from '#ui/lib/failure-message.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { requiredField } from '#ui/lib/required-field.ts';
import styles from './sign-in.module.css';

interface CodeFormProps {
  onSignedIn: (user: CurrentUser) => Promise<void>;
  /** Back to email and password, because the user wants to, or with the reason. */
  onBack: (reason?: Error) => void;
}

/** The second step of a sign-in: the code of the app, or a recovery code. */
export function CodeForm({ onSignedIn, onBack }: CodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(signinCode, { body: { code } }),
    onSuccess: ({ user }) => onSignedIn(user),
    onError: (failure) => {
      if (failure instanceof CallError && failure.status === 401) onBack(failure);
      else input.current?.select();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one then
  useEffect(() => input.current?.focus(), [isRecovery]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(code.trim() === '' ? CODE_REQUIRED_MESSAGE : undefined);
    if (code.trim() === '') focusFirstProblem(event.currentTarget);
    else if (!isPending) mutate();
  };
  const change = () => {
    setIsRecovery(!isRecovery);
    setCode('');
    setProblem(undefined);
  };
  return (
    <form className={form.form} onSubmit={submit} noValidate data-busy={isPending || undefined}>
      <p className={styles.step} role="status">
        {isRecovery
          ? 'Enter one of your recovery codes. It works once.'
          : 'Enter the code from your authenticator app.'}
      </p>
      <TextInput
        ref={input}
        label={isRecovery ? 'Recovery code' : 'Code'}
        name="code"
        {...(isRecovery
          ? { autoComplete: 'off', maxLength: 40, spellCheck: false }
          : { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 7, placeholder: '6 digits' })}
        {...requiredField}
        value={code}
        error={problem}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      {error && <InlineError message={accessFailure(error)} />}
      <Button type="submit" fullWidth aria-busy={isPending}>
        Sign In
      </Button>
      <div className={styles.others}>
        <Anchor component="button" type="button" size="sm" onClick={change}>
          {isRecovery ? 'Use the app’s code' : 'Use a recovery code'}
        </Anchor>
        <Anchor component="button" type="button" size="sm" onClick={() => onBack()}>
          Back
        </Anchor>
      </div>
    </form>
  );
}
