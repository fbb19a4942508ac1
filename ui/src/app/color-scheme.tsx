import { localStorageColorSchemeManager, useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';

/** Remembers the choice; the same key is read by public/color-scheme.js before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' });

/** Puts the class `dark` on the document while the dark scheme is on. */
export function DarkClass() {
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    document.documentElement.classList.toggle('dark', scheme === 'dark');
  }, [scheme]);
  return null;
}
