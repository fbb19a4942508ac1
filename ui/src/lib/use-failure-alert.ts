import { useEffect, useRef } from 'react';
import { CallError } from '#api/http/contract/client.ts';
import { failureMessage } from './failure-message.ts';
import { usePopup } from './popup.tsx';

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

/**
 * The failure to alert of a load that is repeated by itself, as by the feed of notifications: its first, or the first
 * that the screen sees where another came before the screen was drawn. Those after it are told of where the data would
 * stand alone.
 */
export function useFirstFailure(load: { error: Error | null; errorUpdateCount: number }): Error | null {
  const told = useRef<Error | null>(null);
  if (load.error && (load.errorUpdateCount === 1 || told.current === null)) told.current = load.error;
  return told.current;
}
