import { useEffect } from 'react';
import { ProSearch } from '#ui/features/pro-search/pro-search.tsx';
import { loadSelectionBar } from '#ui/features/pro-search/selection/bar-when-chosen.tsx';
import { lazyScreen } from '#ui/lib/lazy-screen.ts';
import { useCan } from '#ui/lib/use-can.ts';

const loadPreview = () =>
  import('#ui/features/candidate/preview/candidate-preview.tsx').then((m) => ({ default: m.CandidatePreview }));
const Preview = lazyScreen(loadPreview);
/** After the first result is painted, so that the first press on a card works at once. */
const FETCH_AFTER_MS = 1_500;

export function ProSearchPage() {
  const mayRead = useCan('candidates.read');
  useEffect(() => {
    if (!mayRead) return;
    const fetchAhead = () => Promise.all([loadPreview(), loadSelectionBar()]).catch(() => undefined);
    const timer = window.setTimeout(() => void fetchAhead(), FETCH_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [mayRead]);
  return mayRead ? <ProSearch Preview={Preview} /> : <ProSearch />;
}
