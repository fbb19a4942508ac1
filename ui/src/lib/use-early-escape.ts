import { useEffect, useRef } from 'react';

/**
 * Closes a popover by an Escape that comes before the focus has moved into it; later ones are the popover's own. Without
 * it the key would reach what is behind.
 */
export function useEarlyEscape(opened: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!opened) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.activeElement?.closest('[role=dialog]')) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, [opened]);
}
