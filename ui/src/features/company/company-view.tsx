import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CurrentUser } from '#api/http/contract.ts';
import { can } from '#domain/permissions.ts';
import { CompanyProfile } from '#ui/components/company-profile.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { companyOf } from '#ui/lib/company-query.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { useTitle } from '#ui/lib/use-title.ts';
import styles from './company-view.module.css';

/** A web search for the company's exact name. */
const jobsOf = (name: string) => `/?${new URLSearchParams({ keyword: `"${name.replaceAll('"', ' ')}"` })}`;

const LOADING_FAILED = 'Unable to load company details.';

/** The company page of an employer's account. */
export function CompanyView({ id, role }: { id: string; role: CurrentUser['role'] }) {
  const found = useQuery(companyOf(id));
  useFailureAlert(found.error, LOADING_FAILED);
  const company = found.data?.company;
  useTitle(company?.companyName ?? 'Company');
  if (company) {
    return (
      <article className={styles.page}>
        <div className={styles.card}>
          <CompanyProfile company={company} heading="h1" />
          {can({ role }, 'jobs.search') && (
            <Link to={jobsOf(company.companyName)}>Open jobs at {company.companyName}</Link>
          )}
        </div>
      </article>
    );
  }
  if (found.isPending) {
    return (
      <div className={styles.page} role="status" aria-label="Loading company">
        <Skeleton height={300} radius={8} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1>Company</h1>
      {found.isError ? <LoadFailure load={found} fallback={LOADING_FAILED} /> : <p>{found.data.message}</p>}
    </div>
  );
}
