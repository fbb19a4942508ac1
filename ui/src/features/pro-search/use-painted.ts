import { useEffect, useState } from 'react';

/** Whether what was drawn with this very value has been on the screen; never for null. */
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
