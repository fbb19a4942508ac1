import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * The keyboard's place, where the browser forgets it: a button that is disabled until its answer has come gets the focus
 * back then, unless it went elsewhere meanwhile. What has the focus within `aside` is no such place; what is returned leads
 * back from there; `orToMain`: to the page's beginning where that place is gone or still disabled.
 */
export function useKeptFocus(aside: RefObject<HTMLElement | null>): (orToMain: boolean) => void {
  const place = useRef<HTMLElement | null>(null);
  const goBack = useCallback((orToMain: boolean) => {
    for (const target of [place.current, orToMain ? document.getElementById('main') : null]) {
      if (document.activeElement === document.body) target?.focus({ preventScroll: true });
    }
  }, []);
  useEffect(() => {
    const entered = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !aside.current?.contains(target)) place.current = target;
    };
    const observer = new MutationObserver((changes) => {
      const isBack = changes.some(({ target }) => target === place.current) && place.current?.matches(':enabled');
      if (isBack) goBack(false);
    });
    document.addEventListener('focusin', entered);
    observer.observe(document.body, { attributeFilter: ['disabled'], subtree: true });
    return () => {
      document.removeEventListener('focusin', entered);
      observer.disconnect();
    };
  }, [aside, goBack]);
  return goBack;
}
