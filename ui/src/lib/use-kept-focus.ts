import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Restores the focus to a button that was disabled during a request, unless the focus has moved. Focus within `aside`
 * is ignored. Returns a function that restores the focus from there; `orToMain` falls back to the start of the page if
 * the button is gone or still disabled.
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
