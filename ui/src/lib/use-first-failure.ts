import { useRef } from 'react';

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
