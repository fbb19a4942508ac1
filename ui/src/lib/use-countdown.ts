import { useCallback, useEffect, useState } from 'react';

/** Seconds left of a lock that `start` begins; 0 when there is none. Right also after the tab slept. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) setEnd(0);
    };
    tick();
    const timer = window.setInterval(tick, 250);
    return () => window.clearInterval(timer);
  }, [end]);
  const start = useCallback((seconds: number) => {
    setLeft(seconds);
    setEnd(performance.now() + seconds * 1000);
  }, []);
  return { left, start };
}
