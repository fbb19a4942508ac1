import { useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ErrorBoundary } from '#ui/components/error-boundary.tsx';
import { useSession } from '#ui/lib/session.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { ProfileGate } from './profile-gate.tsx';
import { SessionGate } from './session-gate.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** Top bar, the screen, footer; and what stands in the screen's place until it may be shown. */
export function Frame() {
  const { session } = useSession();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <TopBar />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <SessionGate>
          <ErrorBoundary place={pathname}>
            <ProfileGate>
              <Outlet />
            </ProfileGate>
          </ErrorBoundary>
        </SessionGate>
      </main>
      {session.state !== 'checking' && <Footer compact={session.state !== 'signed-out'} />}
      <ScrollRestoration />
    </>
  );
}
