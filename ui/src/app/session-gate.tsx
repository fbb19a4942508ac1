import type { ReactNode } from 'react';
import { UnreachablePage } from '#ui/components/unreachable-page.tsx';
import { useSession } from '#ui/lib/session.tsx';
import styles from './frame.module.css';

/** The screens appear once the server has said who is signed in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session, retry } = useSession();
  if (session.state === 'checking') return <Waiting />;
  if (session.state === 'unreachable') return <UnreachablePage onRetry={retry} />;
  return children;
}

/** An empty screen of a screen's size, so that nothing below it jumps. */
export function Waiting() {
  return <div className={styles.wait} role="status" aria-label="Loading" />;
}
