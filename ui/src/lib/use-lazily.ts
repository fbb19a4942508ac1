import { useEffect, useState } from 'react';

const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * The result of `load` once wanted and loaded; null until then, so that the placeholder keeps its text and focus in the
 * meantime. `load` must be a stable function. Throws if the fetch fails.
 */
export function useLazily<T extends object>(load: () => Promise<T>, wanted: boolean): T | null {
  const [value, setValue] = useState<T | null>(() => (loaded.get(load) as T | undefined) ?? null);
  const missing = wanted && value === null;
  useEffect(() => {
    if (!missing) return;
    let left = false;
    const show = (made: () => T) => !left && setValue(made);
    load().then(
      (got) => {
        loaded.set(load, got);
        show(() => got);
      },
      (error: unknown) =>
        show(() => {
          throw error;
        }),
    );
    return () => {
      left = true;
    };
  }, [load, missing]);
  return wanted ? value : null;
}
