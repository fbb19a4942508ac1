import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import form from '#ui/components/form.module.css';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import styles from './forgot-password.module.css';
import { PasswordStep } from './password-step.tsx';
import { useForgotPassword } from './use-forgot-password.ts';

const steps = ['Email', 'OTP', 'New password'];

/** A new password for a forgotten one: the email, the code that came there, the password. */
export function ForgotPassword() {
  const { code, verify, reset } = useForgotPassword();
  const [email, setEmail] = useState('');
  const sent = code.sentTo;
  const verified = verify.isSuccess && sent !== null;
  const at = verified ? 2 : sent === null ? 0 : 1;
  return (
    <>
      <ol className={styles.steps} aria-label="Steps">
        {steps.map((name, step) => (
          <li key={name} aria-current={step === at ? 'step' : undefined} data-done={step < at || undefined}>
            {name}
          </li>
        ))}
      </ol>
      <EmailStep
        email={email}
        locked={verified}
        busy={code.busy}
        left={code.left}
        onChange={setEmail}
        onSend={code.send}
      />
      {sent !== null && !verified && (
        <CodeStep sentTo={sent} busy={verify.isPending} onVerify={(otp) => verify.mutate({ email: sent, otp })} />
      )}
      {verified && (
        <PasswordStep busy={reset.isPending} onReset={(password) => reset.mutate({ email: sent, password })} />
      )}
      <p className={form.other}>
        Remembered it?{' '}
        <Anchor component={Link} to="/signin" size="sm" underline="always">
          Sign in
        </Anchor>
      </p>
    </>
  );
}
