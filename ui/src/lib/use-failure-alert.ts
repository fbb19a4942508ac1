import { useEffect, useRef } from 'react';
import { CallError } from '#api/http/contract/client.ts';
import { isRefusedFor } from '#api/http/contract/refusal-reasons.ts';
import { failureMessage } from './failure-message.ts';
import { usePopup } from './popup.tsx';

/**
 * Alerts the server's answer to a failed load, once per failure. The screen itself reports an unreachable server where
 * the data would be, the sign-in screen an ended session, and My Account a missing second factor.
 */
export function useFailureAlert(error: Error | null, fallback: string): void {
  const popup = usePopup();
  useEffect(() => {
    const isReported = error instanceof CallError && isRefusedFor('second-factor-needed', error);
    if (error instanceof CallError && error.status !== 0 && error.status !== 401 && !isReported) {
      void popup.alert(failureMessage(error, fallback));
    }
  }, [error, fallback, popup]);
}

/**
 * The failure to alert for a load that repeats automatically, for instance by the notification stream: the first one,
 * or the first that the screen sees. Later ones are only reported where the data would be.
 */
export function useFirstFailure(load: { error: Error | null; errorUpdateCount: number }): Error | null {
  const first = useRef<Error | null>(null);
  if (load.error && (load.errorUpdateCount === 1 || first.current === null)) first.current = load.error;
  return first.current;
}
