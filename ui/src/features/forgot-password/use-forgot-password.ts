import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { resetPassword } from '#api/accounts/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { verifyOtp } from '#api/sessions/contract.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { useSendOtp } from '#ui/lib/use-send-otp.ts';

/** The three calls of a reset, each failure alerted: in the server's words, or the step's own where it is away. */
export function useForgotPassword() {
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
