import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { usePopup } from './popup.tsx';
import { useSession } from './session.tsx';

const QUESTION = 'You have unsaved changes. Leave this page without saving them?';

/**
 * While `isDirty`, asks before the page is left: our dialog for navigation, the browser's for closing the tab; an ended
 * session doesn't redirect. Returns a function to call before leaving on purpose, as after a save.
 */
export function useLeaveGuard(isDirty: boolean): () => void {
  const popup = usePopup();
  const { holdScreen } = useSession();
  const isFree = useRef(false);
  useEffect(() => (isDirty ? holdScreen() : undefined), [isDirty, holdScreen]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isFree.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void popup.confirm(QUESTION, 'Leave').then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, popup]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return () => {
    isFree.current = true;
  };
}
