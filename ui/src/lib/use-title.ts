import { useEffect } from 'react';

/** Names the page in the browser's tab; null leaves the name to another part of the page. */
export function useTitle(title: string | null) {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Talent`;
  }, [title]);
}
