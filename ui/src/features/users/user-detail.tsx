import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recordId } from '#api/http/contract/fields.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import styles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { EmployerActivity } from './employer-activity.tsx';
import { UserCard } from './user-card.tsx';
import { userDetail } from './user-queries.ts';

const LOADING_FAILED = 'Trouble connecting to server. Please try again later.';

/** One account as the admin sees it; of an employer also where it signed in from and whom it looked at. */
export function UserDetail({ id }: { id: string }) {
  const named = recordId.safeParse(id).success;
  const found = useQuery({ ...userDetail(id), enabled: named });
  const { data, isPending } = found;
  useFailureAlert(found.error, LOADING_FAILED);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>User Details</h1>
        <Link className={styles.end} to={`/edit-user/${id}`}>
          Edit
        </Link>
        <Link to={`/fetch-log-history/${id}`}>Log history</Link>
        {data?.user.candidateId && <Link to={`/candidate/${data.user.candidateId}`}>Candidate</Link>}
      </div>
      {!named && <InlineError message="User not found." />}
      <LoadFailure load={found} fallback={LOADING_FAILED} />
      {named && isPending && (
        <div role="status" aria-label="Loading user">
          <Skeleton height={148} radius={8} />
        </div>
      )}
      {data && <UserCard user={data.user} />}
      {data?.user.role === 'employer' && <EmployerActivity user={data.user} />}
    </div>
  );
}
