import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { ErrorBoundary } from '#ui/components/error-boundary.tsx';
import { MessagePage } from '#ui/components/message-page.tsx';
import { useSession } from '#ui/lib/session.tsx';
import styles from './frame.module.css';
import { TopBar } from './top-bar.tsx';

/** Top bar, the screen, and what stands in the screen's place while the server hasn't said who is signed in. */
export function Frame() {
  const { session, retry } = useSession();
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        {session.state === 'checking' && <div className={styles.wait} role="status" aria-label="Loading" />}
        {session.state === 'unreachable' && (
          <MessagePage title="No connection" text="Trouble in connecting to the Server, please try again later.">
            <Button onClick={retry}>Try again</Button>
          </MessagePage>
        )}
        {(session.state === 'signed-in' || session.state === 'signed-out') && (
          <ErrorBoundary>
            <Suspense fallback={<div className={styles.wait} role="status" aria-label="Loading" />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        )}
      </main>
      <ScrollRestoration />
    </>
  );
}
