import { useEffect, useState } from 'react';

const GAP_PX = 16;

/**
 * Distance in px that a toast keeps from the window's lower edge to clear the bar there (`data-lower-bar`), at any
 * scroll position.
 */
export function useClearOfLowerBar(isShown: boolean): number {
  const [bottom, setBottom] = useState(GAP_PX);
  useEffect(() => {
    if (!isShown) return;
    const measure = () => {
      const bar = document.querySelector('[data-lower-bar]')?.getBoundingClientRect();
      const isThere = bar && bar.top < window.innerHeight;
      setBottom(isThere ? Math.max(GAP_PX, window.innerHeight - bar.top + GAP_PX / 2) : GAP_PX);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [isShown]);
  return bottom;
}
