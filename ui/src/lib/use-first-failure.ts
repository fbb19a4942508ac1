import { useRef } from 'react';

/**
 * The failure to alert of a load that is repeated by itself, as by the feed of notifications: the first that the screen
 * sees, until the load succeeds. Those after it are told of where the data would stand alone. A count of failures would
 * not do: two may have come before the screen is drawn.
 */
export function useFirstFailure(load: { error: Error | null; isSuccess: boolean }): Error | null {
  const first = useRef<Error | null>(null);
  if (load.isSuccess) first.current = null;
  else first.current ??= load.error;
  return first.current;
}
