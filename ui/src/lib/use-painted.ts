import { useEffect, useState } from 'react';

/** Whether this same value has already been painted; never for null. */
export function usePainted(value: object | null): boolean {
  const [painted, setPainted] = useState<object | null>(null);
  useEffect(() => {
    if (value === null) return;
    let task: number | undefined;
    // a frame's callback runs before its paint, a task set from it after
    const frame = requestAnimationFrame(() => {
      task = window.setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(task);
    };
  }, [value]);
  return value !== null && painted === value;
}
