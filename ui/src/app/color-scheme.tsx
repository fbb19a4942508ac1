import { localStorageColorSchemeManager, useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';

/** Remembers the choice; public/color-scheme.js reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' });

/** Sets the class `dark` on the document while the dark scheme is active. */
export function DarkClass() {
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    document.documentElement.classList.toggle('dark', scheme === 'dark');
  }, [scheme]);
  return null;
}
