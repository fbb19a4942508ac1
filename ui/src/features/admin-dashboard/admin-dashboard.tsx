import { Button } from '@mantine/core';
import {
  IconBriefcase,
  IconDatabaseSearch,
  IconFileImport,
  IconPlus,
  IconUserCircle,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminMetrics } from '#api/accounts/contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { type DashboardTile, DashboardTiles } from '#ui/components/dashboard-tiles.tsx';
import styles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { CREATE_ACCOUNT } from '#ui/lib/create-account-label.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';

const LOADING_FAILED = 'Unable to load dashboard data.';

type Metric = keyof ResponseOf<typeof adminMetrics>['metrics'];

const tiles: (Omit<DashboardTile, 'count'> & { metric?: Metric })[] = [
  {
    name: 'User Management',
    what: 'Accounts and their roles',
    href: '/list-users',
    action: 'accounts.read',
    icon: IconUsers,
    metric: 'userManagement',
  },
  {
    name: 'Candidate Management',
    what: 'All candidates in the database',
    href: '/list-candidates',
    action: 'candidates.search',
    icon: IconUserSearch,
    metric: 'candidateManagement',
  },
  {
    name: 'Job Management',
    what: 'Postings, live and draft',
    href: '/list-jobs',
    icon: IconBriefcase,
    metric: 'jobManagement',
  },
  {
    name: 'Import Candidates',
    what: 'From a spreadsheet',
    href: '/import-candidate',
    action: 'candidates.import',
    icon: IconFileImport,
  },
  {
    name: 'Search Index',
    what: 'Freshness, reindex and audit',
    href: '/search-index',
    action: 'search-index.manage',
    icon: IconDatabaseSearch,
  },
  { name: 'My Account', what: 'Profile and password', href: '/my-account', icon: IconUserCircle },
];

/** The admin's home: links to every screen, with totals. */
export function AdminDashboard({ firstName }: { firstName: string }) {
  const metrics = useQuery({
    queryKey: ['admin-metrics'],
    queryFn: ({ signal }) => call(adminMetrics, {}, { signal }),
    staleTime: 0,
  });
  useFailureAlert(metrics.error, LOADING_FAILED);
  const waiting = metrics.isPending ? null : undefined;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>Welcome, {firstName}</h1>
        <Allowed to="accounts.manage">
          <Button
            className={styles.end}
            component={Link}
            to="/signUpEmployer"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
          >
            {CREATE_ACCOUNT}
          </Button>
        </Allowed>
      </div>
      <LoadFailure load={metrics} fallback={LOADING_FAILED} />
      <DashboardTiles
        tiles={tiles.map(({ metric, ...tile }) => ({
          ...tile,
          count: metric && (metrics.data?.metrics[metric] ?? waiting),
        }))}
      />
    </div>
  );
}
