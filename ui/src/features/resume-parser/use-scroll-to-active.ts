import { type RefObject, useEffect, useRef } from 'react';

/** A box that scrolls its active mark into view, whenever another field is `active` or other content is `shown`. */
export function useScrollToActive(active: string, shown: string): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active field or content moves the box
  useEffect(() => {
    const mark = box.current?.querySelector<HTMLElement>('mark[data-active]');
    if (!mark || !box.current) return;
    const around = box.current.getBoundingClientRect();
    const { top, bottom } = mark.getBoundingClientRect();
    if (top < around.top || bottom > around.bottom) box.current.scrollTop += top - around.top - around.height / 3;
  }, [active, shown]);
  return box;
}
