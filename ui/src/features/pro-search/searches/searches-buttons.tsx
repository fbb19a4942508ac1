import { Button, Checkbox, Popover } from '@mantine/core';
import { IconBookmark, IconHistory } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { savedSearchChange, savedSearchCreate } from '#api/saved-searches/contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { can } from '#domain/permissions.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { NameForm } from '#ui/components/name-form.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { filterRequest } from '#ui/features/pro-search/filters/filter-state.ts';
import { useCommands } from '#ui/lib/commands.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { lazyScreen } from '#ui/lib/lazy-screen.ts';
import { useAccount } from '#ui/lib/use-account.ts';
import { savedSearchesQuery } from './search-queries.ts';
import styles from './searches.module.css';
import type { SearchesTab } from './searches-drawer.tsx';
import { useNamedSearch } from './use-run-search.ts';

/** Saves the search on the screen under a name. `onAlert` opens the alert setting of the new search. */
function SaveSearch({ sent, onAlert }: { sent: FilterState; onAlert: (id: string) => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const [opened, setOpened] = useState(false);
  const [withAlert, setWithAlert] = useState(false);
  const save = useMutation({
    mutationFn: async (name: string) => {
      const saved = await call(savedSearchCreate, { body: { name, filter: filterRequest(sent) } });
      if (!withAlert) return saved;
      try {
        return await call(savedSearchChange, { params: { id: saved.search._id }, body: { alert: 'daily' } });
      } catch (error) {
        // the search is saved: too many candidates for an alert, for instance
        toast((error as Error).message, 'error');
        return saved;
      }
    },
    onSuccess: ({ message, search }) => {
      setOpened(false);
      setWithAlert(false);
      void client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
      if (search.alert !== 'off') return toast(`“${search.name}” is saved; new matches are reported daily.`);
      toast(message, 'plain', { label: 'Set an alert', run: () => onAlert(search._id) });
    },
  });
  useCommands([{ name: 'Save this search', run: () => setOpened(true) }]);
  return (
    <Popover opened={opened} onChange={setOpened} width={300} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconBookmark size={14} />}
          onClick={() => {
            save.reset();
            setOpened(!opened);
          }}
        >
          Save
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Save this search">
        <NameForm
          label="Name of the search"
          button="Save"
          isBusy={save.isPending}
          error={save.error && failureMessage(save.error, 'Could not save. Please try again.')}
          onSubmit={(name) => save.mutate(name)}
        />
        <Checkbox
          mt="xs"
          size="xs"
          label="Report new matches daily"
          checked={withAlert}
          onChange={(event) => setWithAlert(event.currentTarget.checked)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

const SearchesDrawer = lazyScreen(() => import('./searches-drawer.tsx'));

/** In the address, by the menu's link: opens the saved searches. */
const OPEN = 'searches';

/** Save the search on the screen; run one that is there already. */
export const SearchesButtons = memo(function SearchesButtons({ sent }: { sent: FilterState }) {
  const account = useAccount();
  const mayKeep = can(account, 'searches.keep');
  const [tab, setTab] = useState<SearchesTab | null>(null);
  const [fetched, setFetched] = useState(false);
  useNamedSearch(sent.itemsPerPage);
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
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(OPEN);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit by the menu
  useEffect(() => {
    if (!isAsked) return;
    // the menu's link disappears
    open('saved', null, button.current);
    setParams(
      (before) => {
        before.delete(OPEN);
        return before;
      },
      { replace: true },
    );
  }, [isAsked]);
  const postsJobs = can(account, 'jobs.post');
  useCommands([
    ...(mayKeep ? [{ name: 'Saved searches and history', run: () => open('saved') }] : []),
    ...(postsJobs ? [{ name: 'Search from a job', run: () => open('jobs') }] : []),
  ]);
  return (
    <>
      <Allowed to="searches.keep">
        <SaveSearch sent={sent} onAlert={(id) => open('saved', id)} />
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
      {fetched && (
        <Suspense>
          <SearchesDrawer tab={tab} beginAt={beginAt} onTab={show} itemsPerPage={sent.itemsPerPage} />
        </Suspense>
      )}
    </>
  );
});
