import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import type { FilterState } from '#domain/filters/registry.ts';
import { can } from '#domain/permissions.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { useCommands } from '#ui/lib/commands.tsx';
import { lazyScreen } from '#ui/lib/lazy-screen.ts';
import { useAccount } from '#ui/lib/use-account.ts';
import { SaveSearch } from './save-search.tsx';
import styles from './searches.module.css';
import type { SearchesTab } from './searches-drawer.tsx';
import { useNamedSearch } from './use-run-search.ts';

const SearchesDrawer = lazyScreen(() => import('./searches-drawer.tsx'));
const RequirementsWindow = lazyScreen(() => import('#ui/features/pro-search/requirements/requirements-window.tsx'));

/** In the address, by the menu's link: opens the saved searches. */
const OPEN = 'searches';
/** In the address, by a job's page: opens the requirements of that job. */
const FROM_JOB = 'fromJob';

/** Save the search on the screen; run one that is there already. */
export const SearchesButtons = memo(function SearchesButtons({ sent }: { sent: FilterState }) {
  const account = useAccount();
  const mayKeep = can(account, 'searches.keep');
  const [tab, setTab] = useState<SearchesTab | null>(null);
  const [fetched, setFetched] = useState(false);
  // the saved search that was run last, which may be updated to the one on the screen
  const [opened, setOpened] = useState<string | null>(null);
  useNamedSearch(sent.itemsPerPage, setOpened);
  // the drawer is fetched when it first opens: too late to find out which element had the focus
  const opener = useRef<Element | null>(null);
  const [beginAt, setBeginAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = (which: SearchesTab, search: string | null = null, by = document.activeElement) => {
    setBeginAt(search);
    opener.current = by;
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
  // whose requirements are read: a job's `_id`, or '' for those of a pasted description
  const [described, setDescribed] = useState<string | null>(null);
  const describe = (job: string) => {
    if (tab !== null) show(null);
    setDescribed(job);
  };
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(OPEN) || params.has(FROM_JOB);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit by the menu
  useEffect(() => {
    if (!isAsked) return;
    // the link's parameter disappears
    if (params.has(OPEN)) open('saved', null, button.current);
    else setDescribed(params.get(FROM_JOB));
    setParams(
      (before) => {
        before.delete(OPEN);
        before.delete(FROM_JOB);
        return before;
      },
      { replace: true },
    );
  }, [isAsked]);
  const postsJobs = can(account, 'jobs.post');
  useCommands([
    ...(mayKeep ? [{ name: 'Saved searches and history', run: () => open('saved') }] : []),
    ...(postsJobs ? [{ name: 'Search from a job', run: () => open('jobs') }] : []),
    { name: 'Search from a job description', run: () => describe('') },
  ]);
  return (
    <>
      <Allowed to="searches.keep">
        <SaveSearch sent={sent} opened={opened} onSaved={setOpened} onAlert={(id) => open('saved', id)} />
      </Allowed>
      {(mayKeep || can(account, 'searches.history')) && (
        <Button
          ref={button}
          size="xs"
          variant="default"
          leftSection={<IconHistory size={14} />}
          onClick={() => open(mayKeep ? 'saved' : 'history')}
        >
          Searches
        </Button>
      )}
      {postsJobs && (
        <Button className={styles.jobs} size="xs" variant="default" onClick={() => open('jobs')}>
          From a job…
        </Button>
      )}
      {!postsJobs && (
        <Button className={styles.jobs} size="xs" variant="default" onClick={() => describe('')}>
          From a description…
        </Button>
      )}
      {described !== null && (
        <Suspense>
          <RequirementsWindow
            job={described || null}
            itemsPerPage={sent.itemsPerPage}
            onClose={() => setDescribed(null)}
          />
        </Suspense>
      )}
      {fetched && (
        <Suspense>
          <SearchesDrawer
            tab={tab}
            beginAt={beginAt}
            onTab={show}
            onOpen={setOpened}
            onDescribe={describe}
            itemsPerPage={sent.itemsPerPage}
          />
        </Suspense>
      )}
    </>
  );
});
