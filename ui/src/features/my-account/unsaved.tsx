import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react';
import { useBlocker } from 'react-router';
import { usePopup } from '#ui/components/popup.tsx';

export const UNSAVED_MESSAGE = 'You have changes that are not saved. Leave without saving them?';

type Mark = (id: string, unsaved: boolean) => void;
const UnsavedContext = createContext<Mark>(() => undefined);

/** Asks before the page is left while anything below it is unsaved. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const popup = usePopup();
  const some = unsaved.size > 0;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return some && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void popup
      .confirm(UNSAVED_MESSAGE, 'Leave')
      .then((leave) => (leave ? blocker.proceed() : blocker.reset()));
    // asked once for each time that it was held
  }, [blocker.state]);
  useEffect(() => {
    if (!some) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [some]);
  const mark = useMemo<Mark>(
    () => (id, is) =>
      setUnsaved((before) => {
        if (before.has(id) === is) return before;
        const after = new Set(before);
        if (is) after.add(id);
        else after.delete(id);
        return after;
      }),
    [],
  );
  return <UnsavedContext value={mark}>{children}</UnsavedContext>;
}

/** Marks a form as unsaved; gives what asks before it is closed: true where it may be. */
export function useUnsaved(dirty: boolean): () => Promise<boolean> {
  const id = useId();
  const mark = useContext(UnsavedContext);
  const popup = usePopup();
  useEffect(() => {
    mark(id, dirty);
    return () => mark(id, false);
  }, [mark, id, dirty]);
  return async () => !dirty || (await popup.confirm(UNSAVED_MESSAGE, 'Leave'));
}
