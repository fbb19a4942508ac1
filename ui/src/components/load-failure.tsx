import type { UseQueryResult } from '@tanstack/react-query';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { InlineError } from './inline-error.tsx';

interface LoadFailureProps {
  load: Pick<UseQueryResult, 'error' | 'refetch'>;
  /** Replaces the message of a failure that isn't a refusal; without it, the failure's own message is shown. */
  fallback?: string;
}

/** Replaces data that failed to load: the reason and a retry button. Renders nothing if the load didn't fail. */
export function LoadFailure({ load, fallback }: LoadFailureProps) {
  const { error, refetch } = load;
  if (!error) return null;
  return <InlineError message={failureMessage(error, fallback ?? error.message)} onRetry={() => void refetch()} />;
}
