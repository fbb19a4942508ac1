import { Anchor } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { resetPassword } from '#api/accounts/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { verifyOtp } from '#api/sessions/contract.ts';
import form from '#ui/components/form.module.css';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useSendOtp } from '#ui/lib/use-send-otp.ts';
import styles from './forgot-password.module.css';
import { CodeStep, EmailStep, PasswordStep } from './reset-steps.tsx';

/**
 * The three calls of a reset; failures are alerted with the server's message, or the step's own if it is unreachable.
 */
function useForgotPassword() {
  const popup = usePopup();
  const navigate = useNavigate();
  const alerting = (ownWords: string) => (error: Error) => void popup.alert(failureMessage(error, ownWords));
  const code = useSendOtp('forgot-password', {
    sent: () => verify.reset(),
    failed: alerting('Failed to send OTP'),
  });
  const verify = useMutation({
    mutationFn: (body: { email: string; otp: string }) => call(verifyOtp, { body: { ...body, purpose: 'reset' } }),
    onError: alerting('OTP verification failed'),
  });
  const reset = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(resetPassword, { body }),
    onSuccess: async ({ message }) => {
      await navigate('/signin', { replace: true });
      await popup.alert(message);
    },
    onError: alerting('Password reset failed.'),
  });
  return { code, verify, reset };
}

const steps = ['Email', 'OTP', 'New password'];

/** Password reset: the email, the code sent to it, a new password. */
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
