import { Skeleton } from '@mantine/core';
import {
  type Icon,
  IconBriefcase,
  IconClipboardList,
  IconListSearch,
  IconPlus,
  IconUserCircle,
  IconUserSearch,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { call } from '#api/contract/call.ts';
import type { ResponseOf } from '#api/contract/define-contract.ts';
import { employerMetrics } from '#api/contract/employer-metrics.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import styles from './employer-home.module.css';

type Metric = keyof ResponseOf<typeof employerMetrics>['metrics'];
interface Tile {
  name: string;
  what: string;
  href: string;
  icon: Icon;
  metric?: Metric;
}

const tiles: Tile[] = [
  {
    name: 'Search Candidates',
    what: 'By role, skill or name',
    href: '/list-candidates',
    icon: IconUserSearch,
    metric: 'searchCandidates',
  },
  {
    name: 'Pro Search Candidates',
    what: 'Badges, Boolean text, every filter',
    href: '/pro-search',
    icon: IconListSearch,
    metric: 'proSearch',
  },
  { name: 'Create Jobs', what: 'Post a new opening', href: '/create-job', icon: IconPlus },
  {
    name: 'Job Management',
    what: 'Postings, live and draft',
    href: '/list-jobs',
    icon: IconBriefcase,
    metric: 'manageJobs',
  },
  {
    name: 'Job Applicants',
    what: 'Who applied to your jobs',
    href: '/job-applications',
    icon: IconClipboardList,
    metric: 'applicants',
  },
  { name: 'My Account', what: 'Profile, company and password', href: '/my-account', icon: IconUserCircle },
];

const ApplicationsChart = lazy(() => import('./applications-chart.tsx'));

/** The employer's dashboard: the way to every screen with what waits there, and how applications came in. */
export function EmployerHome({ firstName }: { firstName: string }) {
  const metrics = useQuery({
    queryKey: ['employer-metrics'],
    queryFn: ({ signal }) => call(employerMetrics, {}, { signal }),
    staleTime: 0,
  });
  const { data } = metrics;
  return (
    <div className={styles.page}>
      <h1>Welcome, {firstName}</h1>
      {metrics.isError && (
        <InlineError
          message={failureMessage(metrics.error, 'Unable to load dashboard metrics.')}
          onRetry={() => void metrics.refetch()}
        />
      )}
      <div className={styles.tiles}>
        {tiles.map(({ name, what, href, icon: TileIcon, metric }) => (
          <Link key={href} to={href} className={styles.tile}>
            <TileIcon size={20} aria-hidden="true" />
            <strong>{name}</strong>
            {metric && (
              <b className={styles.count}>
                {data
                  ? data.metrics[metric].toLocaleString('en-IN')
                  : metrics.isPending && <Skeleton width={48} height={20} />}
              </b>
            )}
            <small>{metric === 'manageJobs' && data ? `${data.jobs.live} live, ${data.jobs.draft} draft` : what}</small>
          </Link>
        ))}
      </div>
      <section className={styles.chart} aria-label="Applications in the last 30 days">
        <h2>
          Applications in the last 30 days
          {data && (
            <span>{data.applicationsByDay.reduce((sum, { count }) => sum + count, 0).toLocaleString('en-IN')}</span>
          )}
        </h2>
        <div className={styles.plot}>
          {data && (
            <Suspense fallback={<Skeleton height={160} />}>
              <ApplicationsChart days={data.applicationsByDay} />
            </Suspense>
          )}
          {metrics.isPending && <Skeleton height={160} />}
        </div>
      </section>
    </div>
  );
}
