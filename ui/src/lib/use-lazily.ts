import { useEffect, useState } from 'react';

const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * What `load` gives, once it is wanted and there; null until then, so that what stands in its place keeps its text and
 * focus meanwhile. `load` is one function for good. Throws where it could not be fetched.
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
