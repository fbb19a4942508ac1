import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Editing {
  isEditing: boolean;
  open: () => void;
  close: () => void;
  /** For the button that opens. */
  opener: RefObject<HTMLButtonElement | null>;
}

/**
 * Whether a section is read or edited. Closing leads back to the button that opened it: a long form's end would
 * otherwise leave the reader at the foot of the page, and the keyboard nowhere. It opens also with each new `asked`.
 */
export function useEditing(asked: object | null = null): Editing {
  const [isEditing, setIsEditing] = useState(false);
  useEffect(() => {
    if (asked) setIsEditing(true);
  }, [asked]);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    flushSync(() => setIsEditing(false));
    opener.current?.focus();
  }, []);
  return { isEditing, open: () => setIsEditing(true), close, opener };
}
