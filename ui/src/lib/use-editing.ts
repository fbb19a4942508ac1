import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Editing {
  isEditing: boolean;
  open: () => void;
  close: () => void;
  /** For the button that opens the form. */
  opener: RefObject<HTMLButtonElement | null>;
}

/**
 * Whether a section is being read or edited. Closing returns the focus to the button that opened it, because the end of
 * a long form would leave the reader at the foot of the page. Each new `openRequest` opens it too.
 */
export function useEditing(openRequest: object | null = null): Editing {
  const [isEditing, setIsEditing] = useState(false);
  useEffect(() => {
    if (openRequest) setIsEditing(true);
  }, [openRequest]);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    flushSync(() => setIsEditing(false));
    opener.current?.focus();
  }, []);
  return { isEditing, open: () => setIsEditing(true), close, opener };
}
