import type { ReactNode } from 'react';
import { UnreachablePage } from '#ui/components/unreachable-page.tsx';
import { Waiting } from '#ui/components/waiting.tsx';
import { useSession } from '#ui/lib/session.tsx';

/** The screens appear once the server has said who is signed in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session, retry } = useSession();
  if (session.state === 'checking') return <Waiting />;
  if (session.state === 'unreachable') return <UnreachablePage onRetry={retry} />;
  return children;
}
