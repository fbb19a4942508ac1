import { useEffect } from 'react';
import { CallError } from '#api/http/contract/client.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { failureMessage } from './failure-message.ts';

/**
 * Tells in a popup what the server answered to a load that failed, once for each failure. A server that can't be
 * reached is told of where the data would stand, and an ended session by the sign-in screen.
 */
export function useFailureAlert(error: Error | null, fallback: string): void {
  const popup = usePopup();
  useEffect(() => {
    if (error instanceof CallError && error.status !== 0 && error.status !== 401) {
      void popup.alert(failureMessage(error, fallback));
    }
  }, [error, fallback, popup]);
}
