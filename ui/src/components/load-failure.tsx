import type { UseQueryResult } from '@tanstack/react-query';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { InlineError } from './inline-error.tsx';

interface LoadFailureProps {
  load: Pick<UseQueryResult, 'error' | 'refetch'>;
  /** Said in place of a failure that is no refusal; without it the failure speaks for itself. */
  fallback?: string;
}

/** In the place of what could not be loaded: why, and a way to try again. Nothing where the load did not fail. */
export function LoadFailure({ load, fallback }: LoadFailureProps) {
  const { error, refetch } = load;
  if (!error) return null;
  return <InlineError message={failureMessage(error, fallback ?? error.message)} onRetry={() => void refetch()} />;
}
