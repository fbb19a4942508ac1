import { Button, Modal } from '@mantine/core';
import { type FormEvent, type Ref, useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import { PROOF_MINUTES } from '#api/http/contract/refusal-reasons.ts';
import { confirmPassword } from '#api/sessions/second-factor-contract.ts';
import form from '#ui/components/form.module.css';
import { InlineError } from '#ui/components/inline-error.tsx';
import { PasswordField } from '#ui/components/password-field.tsx';
import { accessFailure } from '#ui/lib/failure-message.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import styles from './confirm-password.module.css';

export interface ConfirmPasswordProps {
  content: Ref<HTMLDivElement>;
  onEnd: (confirmed: boolean) => void;
}

/** Asks for the password before a sensitive change; ends with whether it was confirmed. */
export function ConfirmPassword({ content, onEnd }: ConfirmPasswordProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useOneMutation({
    mutationFn: () => call(confirmPassword, { body: { password } }),
    onSuccess: () => onEnd(true),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (password !== '') return mutate();
    setProblem('Password is required!');
    focusFirstProblem(event.currentTarget);
  };
  return (
    <Modal.Root
      opened
      onClose={() => onEnd(false)}
      centered
      size="sm"
      // above a dialog whose change requires it
      zIndex={400}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content ref={content}>
        <Modal.Body className={styles.body}>
          <Modal.Title className={styles.title}>Confirm your password</Modal.Title>
          <form className={form.form} onSubmit={submit} noValidate data-busy={isPending || undefined}>
            <p className={styles.why}>
              This change is sensitive, and you entered your password more than {PROOF_MINUTES} minutes ago.
            </p>
            <PasswordField
              label="Password"
              name="confirm-password"
              autoComplete="current-password"
              value={password}
              error={problem}
              onChange={(text) => {
                setPassword(text);
                setProblem(undefined);
              }}
            />
            {error && <InlineError message={accessFailure(error)} />}
            <div className={styles.buttons}>
              <Button variant="default" onClick={() => onEnd(false)}>
                Cancel
              </Button>
              <Button type="submit" aria-busy={isPending}>
                Confirm
              </Button>
            </div>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
