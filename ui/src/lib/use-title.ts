import { useEffect } from 'react';

/** Sets the title of the browser tab; null leaves it to another part of the page. */
export function useTitle(title: string | null) {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Talent`;
  }, [title]);
}
