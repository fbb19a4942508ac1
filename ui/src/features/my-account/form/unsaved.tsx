import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react';
import { usePopup } from '#ui/lib/popup.tsx';
import { useLeaveGuard } from '#ui/lib/use-leave-guard.ts';

const QUESTION = 'You have unsaved changes. Close without saving them?';

type Mark = (id: string, unsaved: boolean) => void;
const UnsavedContext = createContext<Mark>(() => undefined);

/** Asks before the page is left while anything below it is unsaved. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
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
  return (
    <UnsavedContext value={mark}>
      {children}
      {unsaved.size > 0 && <LeaveGuard />}
    </UnsavedContext>
  );
}

/** Mounted only while something is unsaved: a page may have only one guard, and other forms have their own. */
function LeaveGuard() {
  useLeaveGuard(true);
  return null;
}

/** Marks a form as unsaved; returns a function that asks before closing: true if it may close. */
export function useUnsaved(dirty: boolean): () => Promise<boolean> {
  const id = useId();
  const mark = useContext(UnsavedContext);
  const popup = usePopup();
  useEffect(() => {
    mark(id, dirty);
    return () => mark(id, false);
  }, [mark, id, dirty]);
  return async () => !dirty || (await popup.confirm(QUESTION, 'Close'));
}
