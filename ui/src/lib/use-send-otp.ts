import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import { RESEND_SECONDS, sendOtp } from '#api/sessions/contract.ts';

/** Seconds left of a lock that `start` begins; 0 if there is none. Correct also after the tab was suspended. */
function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) setEnd(0);
    };
    tick();
    const timer = window.setInterval(tick, 250);
    return () => window.clearInterval(timer);
  }, [end]);
  const start = useCallback((seconds: number) => {
    setLeft(seconds);
    setEnd(performance.now() + seconds * 1000);
  }, []);
  return { left, start };
}

type Purpose = keyof typeof RESEND_SECONDS;

/** State of the Send OTP button. */
interface OtpRequest {
  send: (email: string) => void;
  /** A request is in progress. */
  busy: boolean;
  /** Seconds until the next request is allowed; 0 if it is. */
  left: number;
  /** The address that the last code was sent to; null before the first. */
  sentTo: string | null;
  error: Error | null;
}

/** Requests a code by mail and locks the button for as long as the server would refuse another. */
export function useSendOtp(purpose: Purpose, on: { sent?: () => void; failed: (error: Error) => void }): OtpRequest {
  const { left, start } = useCountdown();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (email: string) => {
      await call(sendOtp, { body: { email, purpose } });
      return email;
    },
    onSuccess: () => {
      start(RESEND_SECONDS[purpose]);
      on.sent?.();
    },
    onError: on.failed,
  });
  return {
    send: (email) => {
      if (!isPending && left === 0) mutate(email);
    },
    busy: isPending,
    left,
    sentTo: data ?? null,
    error,
  };
}
