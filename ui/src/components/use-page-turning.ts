import { type RefObject, useEffect, useRef } from 'react';

interface PageTurning {
  previous: RefObject<HTMLButtonElement | null>;
  next: RefObject<HTMLButtonElement | null>;
  turn: (to: number) => void;
}

/** Turns pages. On the last and first page the pressed button becomes disabled, so the focus moves to the other one. */
export function usePageTurning(page: number, pages: number, onPage: (page: number) => void): PageTurning {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const at = document.activeElement;
    if (pressed.current === null || (at !== pressed.current && at !== document.body)) return;
    if (page >= pages && pressed.current === next.current) previous.current?.focus();
    if (page <= 1 && pressed.current === previous.current) next.current?.focus();
  }, [page, pages]);
  const turn = (to: number) => {
    pressed.current = document.activeElement;
    onPage(to);
  };
  return { previous, next, turn };
}
