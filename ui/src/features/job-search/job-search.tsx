import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { IconBookmark, IconListCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { type FoundJob, fetchJobs } from '#api/jobs/search-contract.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { PrevNext } from '#ui/components/prev-next.tsx';
import { SkipButton } from '#ui/components/skip-button.tsx';
import { useMyApplications, useToggleSave } from '#ui/lib/my-applications.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useAddress } from '#ui/lib/use-address.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { JobFacets, jobsText } from './facet-panel.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { JobCard } from './job-card.tsx';
import styles from './job-search.module.css';
import { LikelyJobs } from './likely-jobs.tsx';
import {
  askedOf,
  type JobSearchState,
  offeredSizes,
  readSearch,
  type SearchStep,
  writeSearch,
} from './search-address.ts';

const LOADING_FAILED = 'Unable to load jobs. Please try again later.';

/** The job seeker's home: filters, results, and jobs that fit the profile. The address contains the whole search. */
export function JobSearch() {
  const [address, setAddress] = useAddress();
  const search = readSearch(address);
  const query = { ...askedOf(search), page: search.page, perPage: search.perPage };
  const found = useQuery({
    queryKey: ['fetch-jobs', 'page', query],
    queryFn: ({ signal }) => call(fetchJobs, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
  useFailureAlert(found.error, LOADING_FAILED);
  /** Every change of the search returns to page 1. */
  const go = (step: SearchStep) =>
    setAddress(
      (before) => {
        const current = readSearch(before);
        const next = typeof step === 'function' ? step(current) : step;
        const target = writeSearch({ ...current, page: 1, ...next });
        if (target.toString() !== writeSearch(current).toString()) return target;
        void found.refetch();
        return null;
      },
      // keep the scroll position while the user selects several facets
      { preventScrollReset: true },
    );
  const total = found.data?.pagination.totalCount;
  const pages = found.data?.pagination.totalPages ?? 1;
  const result = useRef<HTMLElement>(null);
  const toResult = () => {
    result.current?.scrollIntoView();
    result.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.screen}>
      <search className={styles.filters} aria-label="Filters">
        <SkipButton onSkip={toResult}>Skip to the jobs</SkipButton>
        <FilterPanel search={search} go={go} />
        <JobFacets search={search} total={total} onRefine={(refine) => go({ refine })} onShow={toResult} />
      </search>
      <section ref={result} tabIndex={-1} className={styles.result} aria-label="Result">
        <div className={styles.bar}>
          <h1>Search Jobs</h1>
          <p role="status" className={styles.total}>
            {total !== undefined && !found.isError && jobsText(total)}
          </p>
          <div className={styles.tools}>
            <NativeSelect
              size="xs"
              aria-label="Per page"
              className={styles.size}
              data={offeredSizes(total ?? 0, search.perPage).map((size) => ({
                value: String(size),
                label: `${size} / page`,
              }))}
              value={String(search.perPage)}
              onChange={(event) => go({ perPage: Number(event.currentTarget.value) as JobSearchState['perPage'] })}
            />
            <div className={styles.above}>
              <PrevNext page={search.page} pages={pages} onPage={(page) => go({ page })} />
            </div>
          </div>
        </div>
        {found.isError ? (
          <LoadFailure load={found} fallback={LOADING_FAILED} />
        ) : (
          <Jobs
            jobs={found.data?.jobs}
            waiting={found.isPlaceholderData}
            onClear={() => go({ keyword: '', location: '', skills: [], refine: {} })}
          />
        )}
        {pages > 1 && (
          <div className={styles.below}>
            <PrevNext
              page={search.page}
              pages={pages}
              onPage={(page) => {
                go({ page });
                toResult();
              }}
            />
          </div>
        )}
      </section>
      <aside className={styles.beside} aria-label="Yours">
        <OwnCounts />
        <LikelyJobs />
      </aside>
    </div>
  );
}

function Jobs(props: { jobs: FoundJob[] | undefined; waiting: boolean; onClear: () => void }) {
  const { jobs, waiting } = props;
  const { saved, applied } = useMyApplications();
  const toggle = useToggleSave();
  if (!jobs) return <CardShapes />;
  if (jobs.length === 0) {
    return (
      <div className={styles.empty}>
        <p>No data available!</p>
        <Button size="xs" variant="default" onClick={props.onClear}>
          Clear filters
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.cards} aria-busy={waiting} data-waiting={waiting || undefined}>
      {jobs.map((job) => (
        <JobCard
          key={job._id}
          job={job}
          isSaved={saved.has(job._id)}
          isApplied={applied.has(job._id)}
          onToggleSave={() => toggle.mutate(job._id)}
        />
      ))}
    </div>
  );
}

function CardShapes() {
  return (
    <div className={styles.cards} role="status" aria-label="Loading jobs">
      {Array.from({ length: 5 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
        <div key={at} className={styles.shape}>
          <Skeleton height={16} width="42%" />
          <Skeleton height={12} width="24%" />
          <Skeleton height={12} width="76%" />
          <Skeleton height={18} width="58%" />
          <Skeleton height={12} width="36%" />
        </div>
      ))}
    </div>
  );
}

/** How many jobs the seeker has saved and applied to, with links to them. */
function OwnCounts() {
  const { data, isError } = useMyApplications();
  const popup = usePopup();
  useEffect(() => {
    if (isError) void popup.alert('Failed to load your applications.');
  }, [isError, popup]);
  return (
    <nav className={styles.own} aria-label="Your jobs">
      <Link to="/saved-jobs">
        <IconBookmark size={16} aria-hidden="true" />
        Saved Jobs
        <b>{data?.savedList.length.toLocaleString('en-IN')}</b>
      </Link>
      <Link to="/applied-jobs">
        <IconListCheck size={16} aria-hidden="true" />
        Applied Jobs
        <b>{data?.appliedList.length.toLocaleString('en-IN')}</b>
      </Link>
    </nav>
  );
}
