import { Button, Drawer, Skeleton, Tabs, TextInput } from '@mantine/core';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { type PastSearch, searchHistoryClear } from '#api/search/contract.ts';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { can } from '#domain/permissions.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { describeFilter } from '#ui/features/pro-search/filters/describe-filter.ts';
import { emptyFilter } from '#ui/features/pro-search/filters/filter-state.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { jobFiltersQuery } from '#ui/lib/job-queries.ts';
import { savedSearchNewsQuery } from '#ui/lib/saved-search-news.ts';
import { useAccount } from '#ui/lib/use-account.ts';
import { SavedRow } from './saved-row.tsx';
import { savedSearchesQuery, searchHistoryQuery } from './search-queries.ts';
import styles from './searches.module.css';
import { stateOfFilter } from './state-of-filter.ts';
import { useRunSearch } from './use-run-search.ts';

/** One search of the past: its own words run it again. */
export function PastRow({ search, onRun }: { search: PastSearch; onRun: () => void }) {
  return (
    <li className={styles.row}>
      <button type="button" className={styles.run} onClick={onRun}>
        <span className={styles.past}>
          {describeFilter(stateOfFilter(search.filter, emptyFilter.itemsPerPage)) || 'Everybody'}
        </span>
      </button>
      <p className={styles.about}>
        {formatMoment(search.at)} · {search.found.toLocaleString('en-IN')}+ found
      </p>
    </li>
  );
}

/** The rows of one tab, with its loading, empty and error states. */
export function RowList<T>(props: {
  query: UseQueryResult<readonly T[]>;
  empty: string;
  row: (entry: T) => ReactNode;
}) {
  const { data, isError } = props.query;
  if (isError && !data) return <LoadFailure load={props.query} />;
  if (!data) {
    return (
      <div className={styles.rows} role="status" aria-label="Loading">
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </div>
    );
  }
  if (data.length === 0) return <p className={styles.empty}>{props.empty}</p>;
  return <ul className={styles.rows}>{data.map(props.row)}</ul>;
}

export type SearchesTab = 'saved' | 'history' | 'jobs';

interface Props {
  tab: SearchesTab | null;
  onTab: (tab: SearchesTab | null) => void;
  /** The saved search whose alert gets the focus. */
  beginAt: string | null;
  /** Gets the `_id` of the saved search that is run; null for any other search. */
  onOpen: (id: string | null) => void;
  /** Gets the `_id` of a job whose requirements are to be read; '' for a pasted description. */
  onDescribe: (job: string) => void;
  itemsPerPage: FilterState['itemsPerPage'];
}

/** Existing searches: saved ones, past ones and those of the recruiter's jobs. */
export default function SearchesDrawer({ tab, onTab, beginAt, onOpen, onDescribe, itemsPerPage }: Props) {
  const account = useAccount();
  const postsJobs = can(account, 'jobs.post');
  const maySave = can(account, 'searches.keep');
  const mayReadHistory = can(account, 'searches.history');
  const goTo = useRunSearch(itemsPerPage);
  const saved = useRef<HTMLDivElement>(null);
  const history = useRef<HTMLDivElement>(null);
  const run = (filter: CandidateFilter, saved: string | null = null) => {
    onTab(null);
    onOpen(saved);
    void goTo(filter);
  };
  return (
    <Drawer.Root
      opened={tab !== null}
      onClose={() => onTab(null)}
      position="right"
      size="md"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={styles.head}>
          <Drawer.Title className={styles.title}>Searches</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" />
        </div>
        <Drawer.Body>
          <Tabs value={tab} onChange={(value) => onTab(value as SearchesTab)} keepMounted={false}>
            <Tabs.List>
              {maySave && <Tabs.Tab value="saved">Saved</Tabs.Tab>}
              {mayReadHistory && <Tabs.Tab value="history">History</Tabs.Tab>}
              {postsJobs && <Tabs.Tab value="jobs">From a job</Tabs.Tab>}
            </Tabs.List>
            <Tabs.Panel ref={saved} tabIndex={-1} value="saved" className={styles.body}>
              {maySave && <SavedTab run={run} beginAt={beginAt} onGone={() => saved.current?.focus()} />}
              <Allowed to="shortlists.keep">
                <p className={styles.foot}>
                  <Link to="/shortlists">Lists of candidates</Link>
                </p>
              </Allowed>
            </Tabs.Panel>
            <Tabs.Panel ref={history} tabIndex={-1} value="history" className={styles.body}>
              {mayReadHistory && <HistoryTab run={run} onGone={() => history.current?.focus()} />}
            </Tabs.Panel>
            {postsJobs && (
              <Tabs.Panel value="jobs" className={styles.body}>
                <JobsTab run={run} onDescribe={onDescribe} />
              </Tabs.Panel>
            )}
          </Tabs>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** A longer list is hard to scan. */
const JOBS_AT_A_GLANCE = 8;

type Run = (filter: CandidateFilter, saved?: string) => void;

function SavedTab({ run, beginAt, onGone }: { run: Run; beginAt: string | null; onGone: () => void }) {
  const saved = useQuery(savedSearchesQuery);
  const { data: news } = useQuery(savedSearchNewsQuery);
  return (
    <RowList
      query={saved}
      empty="No saved searches yet. Save one by its button beside the result."
      row={(search) => (
        <SavedRow
          key={search._id}
          search={search}
          news={news?.find(({ _id }) => _id === search._id)}
          begins={search._id === beginAt}
          onRun={() => run(search.filter, search._id)}
          onDeleted={onGone}
        />
      )}
    />
  );
}

function HistoryTab({ run, onGone }: { run: Run; onGone: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const history = useQuery(searchHistoryQuery);
  const clear = useMutation({
    mutationFn: () => call(searchHistoryClear, {}),
    onSuccess: ({ message }) => {
      toast(message);
      onGone();
    },
    onError: () => toast('Could not clear the history. Please try again.', 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: searchHistoryQuery.queryKey }),
  });
  return (
    <>
      <RowList
        query={history}
        empty="No searches in the last 90 days."
        row={(search) => <PastRow key={search._id} search={search} onRun={() => run(search.filter)} />}
      />
      {history.data && history.data.length > 0 && (
        <div className={styles.foot}>
          <Button size="compact-sm" variant="subtle" loading={clear.isPending} onClick={() => clear.mutate()}>
            Clear history
          </Button>
        </div>
      )}
    </>
  );
}

function JobsTab({ run, onDescribe }: { run: Run; onDescribe: Props['onDescribe'] }) {
  const [words, setWords] = useState('');
  const asked = words.trim().toLowerCase();
  const jobs = useQuery({
    ...jobFiltersQuery,
    select: (all) => all.filter(({ title, id }) => `${title} ${id}`.toLowerCase().includes(asked)),
  });
  const many = asked !== '' || (jobs.data?.length ?? 0) > JOBS_AT_A_GLANCE;
  return (
    <>
      <div className={styles.paste}>
        <Button size="xs" variant="default" onClick={() => onDescribe('')}>
          Paste a description…
        </Button>
      </div>
      {many && (
        <TextInput
          size="xs"
          className={styles.find}
          aria-label="Find a job"
          placeholder="Find a job by title or ID"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <RowList
        query={jobs}
        empty={asked === '' ? 'You have no jobs yet.' : 'None of your jobs is called so.'}
        row={(job) => (
          <li key={job._id} className={styles.row}>
            <button type="button" className={styles.run} onClick={() => run(job.filter)}>
              {job.title}
            </button>
            <p className={styles.line}>{describeFilter(stateOfFilter(job.filter, emptyFilter.itemsPerPage))}</p>
            <p className={styles.about}>
              {job.id} · {job.status === 'live' ? 'Live' : 'Draft'}
            </p>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={`Requirements of ${job.title}`}
              onClick={() => onDescribe(job._id)}
            >
              Requirements…
            </Button>
          </li>
        )}
      />
    </>
  );
}
