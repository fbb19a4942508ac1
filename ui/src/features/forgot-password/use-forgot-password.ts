import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#api/contract/call.ts';
import { CallError } from '#api/contract/call-error.ts';
import { resetPassword } from '#api/contract/reset-password.ts';
import { verifyOtp } from '#api/contract/verify-otp.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { useSendOtp } from '#ui/lib/use-send-otp.ts';

/** The three calls of a reset, each failure alerted: in the server's words, or the step's own where it is away. */
export function useForgotPassword() {
  const popup = usePopup();
  const navigate = useNavigate();
  const alerting = (ownWords: string) => (error: Error) => {
    const refused = error instanceof CallError && error.status >= 400 && error.status < 500;
    void popup.alert(refused ? error.message : ownWords);
  };
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
