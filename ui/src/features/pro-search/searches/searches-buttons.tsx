import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { memo, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FilterState } from '#ui/features/pro-search/filter-state.ts';
import { lazyScreen } from '#ui/lib/lazy-screen.ts';
import { useAccount } from '#ui/lib/use-account.ts';
import { SaveSearch } from './save-search.tsx';
import styles from './searches.module.css';
import type { SearchesTab } from './searches-drawer.tsx';
import { useNamedSearch } from './use-named-search.ts';

const SearchesDrawer = lazyScreen(() => import('./searches-drawer.tsx'));

/** Save the search on the screen; run one that is there already. */
export const SearchesButtons = memo(function SearchesButtons({ sent }: { sent: FilterState }) {
  const { role } = useAccount();
  const [tab, setTab] = useState<SearchesTab | null>(null);
  const [fetched, setFetched] = useState(false);
  useNamedSearch(sent.itemsPerPage);
  // the drawer is fetched when it first opens: too late to know by itself where the keyboard came from
  const opener = useRef<Element | null>(null);
  const [beginAt, setBeginAt] = useState<string | null>(null);
  const open = (which: SearchesTab, search: string | null = null) => {
    setBeginAt(search);
    opener.current = document.activeElement;
    setFetched(true);
    setTab(which);
  };
  const show = (which: SearchesTab | null) => {
    flushSync(() => {
      setTab(which);
      setBeginAt(null);
    });
    if (which === null && opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <>
      <SaveSearch sent={sent} onAlert={(id) => open('saved', id)} />
      <Button size="xs" variant="default" leftSection={<IconHistory size={14} />} onClick={() => open('saved')}>
        Searches
      </Button>
      {role === 'employer' && (
        <Button className={styles.jobs} size="xs" variant="default" onClick={() => open('jobs')}>
          From a job…
        </Button>
      )}
      {fetched && (
        <Suspense>
          <SearchesDrawer tab={tab} beginAt={beginAt} onTab={show} itemsPerPage={sent.itemsPerPage} />
        </Suspense>
      )}
    </>
  );
});
