import { Skeleton } from '@mantine/core';
import {
  IconBriefcase,
  IconClipboardList,
  IconListSearch,
  IconPlus,
  IconUserCircle,
  IconUserSearch,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { employerMetrics } from '#api/jobs/contract.ts';
import { type DashboardTile, DashboardTiles } from '#ui/components/dashboard-tiles.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { companyOf } from '#ui/lib/company-query.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import styles from './employer-home.module.css';
import { WorkQueue } from './work-queue.tsx';

/** A new employer's first steps until they are done: company details, then a job. */
function FirstSteps({ userId, jobs }: { userId: string; jobs: number }) {
  const { data } = useQuery(companyOf(userId));
  if (!data) return null;
  const steps = [
    { name: 'Add company details', to: '/my-account', why: 'Job seekers see who is hiring.', isDone: data.company },
    { name: 'Post the first job', to: '/create-job', why: 'It is found at once.', isDone: jobs > 0 },
  ].filter(({ isDone }) => !isDone);
  if (steps.length === 0) return null;
  return (
    <section className={styles.steps} aria-label="First steps">
      <h2>First steps</h2>
      <ol>
        {steps.map(({ name, to, why }) => (
          <li key={to}>
            <Link to={to}>{name}</Link> <span>{why}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const LOADING_FAILED = 'Unable to load dashboard metrics.';

type Metric = keyof ResponseOf<typeof employerMetrics>['metrics'];
const tiles: (Omit<DashboardTile, 'count'> & { metric?: Metric })[] = [
  {
    name: 'Search Candidates',
    what: 'By role, skill or name',
    href: '/list-candidates',
    action: 'candidates.search',
    icon: IconUserSearch,
    metric: 'searchCandidates',
  },
  {
    name: 'Pro Search Candidates',
    what: 'Badges, Boolean text, every filter',
    href: '/pro-search',
    action: 'candidates.search',
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
    // seekers who only saved a job are not applicants
    href: '/job-applications?status=applied',
    action: 'applications.decide',
    icon: IconClipboardList,
    metric: 'applicants',
  },
  { name: 'My Account', what: 'Profile, company and password', href: '/my-account', icon: IconUserCircle },
];

const ApplicationsChart = lazy(() => import('./applications-chart.tsx'));
const JobsChart = lazy(() => import('./jobs-chart.tsx'));

/** The employer's home: what waits, links to every screen with totals, and the recent applications. */
export function EmployerHome({ firstName, userId }: { firstName: string; userId: string }) {
  const metrics = useQuery({
    queryKey: ['employer-metrics'],
    queryFn: ({ signal }) => call(employerMetrics, {}, { signal }),
    staleTime: 0,
  });
  useFailureAlert(metrics.error, LOADING_FAILED);
  const { data } = metrics;
  return (
    <div className={styles.page}>
      <h1>Welcome, {firstName}</h1>
      <LoadFailure load={metrics} fallback={LOADING_FAILED} />
      {data && <FirstSteps userId={userId} jobs={data.metrics.manageJobs} />}
      <WorkQueue />
      <DashboardTiles
        tiles={tiles.map(({ metric, what, ...tile }) => ({
          ...tile,
          what: metric === 'manageJobs' && data ? `${data.jobs.live} live, ${data.jobs.draft} draft` : what,
          count: metric && (data?.metrics[metric] ?? (metrics.isPending ? null : undefined)),
        }))}
      />
      <div className={styles.charts}>
        <ChartBox
          title="Applications in the last 30 days"
          count={data?.applicationsByDay.reduce((sum, { count }) => sum + count, 0)}
          isPending={metrics.isPending}
        >
          {data &&
            (data.applicationsByDay.some(({ count }) => count > 0) ? (
              <ApplicationsChart days={data.applicationsByDay} />
            ) : (
              <p className={styles.none}>No applications in the last 30 days.</p>
            ))}
        </ChartBox>
        <ChartBox title="Jobs by state" count={data?.metrics.manageJobs} isPending={metrics.isPending}>
          {data &&
            (data.metrics.manageJobs > 0 ? (
              <JobsChart jobs={data.jobs} />
            ) : (
              <p className={styles.none}>No jobs yet.</p>
            ))}
        </ChartBox>
      </div>
    </div>
  );
}

interface ChartBoxProps {
  title: string;
  /** The chart's total. */
  count: number | undefined;
  isPending: boolean;
  children: ReactNode;
}

function ChartBox({ title, count, isPending, children }: ChartBoxProps) {
  return (
    <section className={styles.chart} aria-label={title}>
      <h2>
        {title}
        {count !== undefined && <span>{count.toLocaleString('en-IN')}</span>}
      </h2>
      <div className={styles.plot}>
        <Suspense fallback={<Skeleton height={160} />}>{children}</Suspense>
        {isPending && <Skeleton height={160} />}
      </div>
    </section>
  );
}
