import { Skeleton } from '@mantine/core';
import { IconBookmarkOff, IconListCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { JOBS_PER_PAGE, type JobListPage, jobList } from '#api/jobs/search-contract.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { PrevNext } from '#ui/components/prev-next.tsx';
import { buttonBeside } from '#ui/lib/focus.ts';
import { howMany } from '#ui/lib/how-many.ts';
import { MY_JOBS_KEY, useRemoveSaved } from '#ui/lib/my-applications.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { useLastPage } from '#ui/lib/use-last-page.ts';
import { useListAddress } from '#ui/lib/use-list-address.ts';
import { ListedJobCard } from './listed-job-card.tsx';
import styles from './my-jobs.module.css';

const LOADING_FAILED = 'Unable to fetch jobs.';

const titles: Record<JobListPage, string> = { saved: 'Saved Jobs', applied: 'Applied Jobs' };

/** The seeker's saved jobs or applications, five per page; the address contains the page. */
export function MyJobs({ page }: { page: JobListPage }) {
  const address = useListAddress();
  const body = { page, pageNum: address.page, perPage: JOBS_PER_PAGE };
  const list = useQuery({
    queryKey: [...MY_JOBS_KEY, 'list', body],
    queryFn: ({ signal }) => call(jobList, { body }, { signal }),
    placeholderData: keepPreviousData,
    // refetched on return, since employers may have decided or deleted in the meantime
    staleTime: 0,
  });
  useFailureAlert(list.error, LOADING_FAILED);
  // the focused button disappears with the card
  const place = useRef<HTMLElement | null>(null);
  const remove = useRemoveSaved(() => place.current?.focus());
  const { totalPages = 1, totalCount } = list.data?.pagination ?? {};
  const last = Math.max(1, totalPages);
  useLastPage(list, address, last);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{titles[page]}</h1>
        <p role="status">{totalCount !== undefined && howMany(totalCount, 'job')}</p>
      </div>
      <LoadFailure load={list} fallback={LOADING_FAILED} />
      {list.isPending && <Shapes />}
      {totalCount === 0 && !list.isError && <Nothing page={page} />}
      {!list.isError && (
        <div className={styles.cards} aria-busy={list.isPlaceholderData}>
          {list.data?.jobs.map((job) => (
            <ListedJobCard
              key={job._id}
              job={job}
              page={page}
              isBusy={remove.isPending && remove.variables === job._id}
              onRemove={(card) => {
                place.current = buttonBeside(card) ?? document.getElementById('main');
                remove.mutate(job._id);
              }}
            />
          ))}
        </div>
      )}
      {totalCount !== 0 && list.data && !list.isError && (
        <PrevNext page={address.page} pages={last} onPage={address.goToPage} />
      )}
    </div>
  );
}

function Nothing({ page }: { page: JobListPage }) {
  const Icon = page === 'saved' ? IconBookmarkOff : IconListCheck;
  return (
    <div className={styles.empty}>
      <Icon size={28} aria-hidden="true" />
      <p>No {page} jobs found</p>
      <Link to="/">Search Jobs</Link>
    </div>
  );
}

function Shapes() {
  return (
    <div className={styles.cards} role="status" aria-label="Loading jobs">
      {Array.from({ length: JOBS_PER_PAGE }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
        <div key={at} className={styles.shape}>
          <Skeleton height={16} width="40%" />
          <Skeleton height={12} width="22%" />
          <Skeleton height={12} width="70%" />
          <Skeleton height={18} width="54%" />
        </div>
      ))}
    </div>
  );
}
