import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of the page the focus stands at its beginning, unless the new screen has taken it already: the
 * keyboard goes on from there, and screen readers don't stay in a menu that has closed.
 */
export function useFocusOnNavigation(screen: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!screen.current?.contains(document.activeElement)) screen.current?.focus({ preventScroll: true });
  }, [pathname, screen]);
}
