import { type RefObject, useEffect, useRef } from 'react';
import { Outlet, type RouteObject, ScrollRestoration, useLocation } from 'react-router';
import { ErrorBoundary } from '#ui/components/error-boundary.tsx';
import { CommandProvider } from '#ui/lib/commands.tsx';
import { useSession } from '#ui/lib/session.tsx';
import { Commands } from './commands/commands.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { ProfileGate, SecondFactorGate, SessionGate } from './guards.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * Moves the focus to the start of the page after a navigation, unless the new screen has taken it. Otherwise keyboard
 * and screen reader users would stay in a menu that has closed.
 */
function useFocusOnNavigation(screen: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!screen.current?.contains(document.activeElement)) screen.current?.focus({ preventScroll: true });
  }, [pathname, screen]);
}

/**
 * Top bar, screen and footer; a placeholder replaces the screen until it may be shown. `screens`: what the command
 * palette offers.
 */
export function Frame({ screens }: { screens: readonly RouteObject[] }) {
  const { session } = useSession();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <CommandProvider>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <TopBar />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <SessionGate>
          <ErrorBoundary place={pathname}>
            <SecondFactorGate>
              <ProfileGate>
                <Outlet />
              </ProfileGate>
            </SecondFactorGate>
          </ErrorBoundary>
        </SessionGate>
      </main>
      {session.state !== 'checking' && <Footer compact={session.state !== 'signed-out'} />}
      <Commands screens={screens} />
      <ScrollRestoration />
    </CommandProvider>
  );
}
