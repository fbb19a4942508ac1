import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { recordId } from '#api/http/contract/fields.ts';
import type { CurrentUser } from '#api/http/contract.ts';
import { can } from '#domain/permissions.ts';
import { roleLabel } from '#domain/roles.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { InitialsPicture } from '#ui/components/candidate-card/initials-picture.tsx';
import { InlineError } from '#ui/components/inline-error.tsx';
import pageStyles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { fullName } from '#ui/lib/full-name.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { AccountSecondFactor } from './account-second-factor.tsx';
import { EmployerActivity } from './employer-activity.tsx';
import styles from './user-detail.module.css';
import { userDetail } from './user-queries.ts';

/** Name, role and contacts. */
function UserCard({ user }: { user: CurrentUser }) {
  const name = fullName(user);
  return (
    <section className={styles.card} aria-label="Account">
      <div className={styles.who}>
        <InitialsPicture name={name} />
        <h2>{name}</h2>
      </div>
      <dl className={styles.fields}>
        <div>
          <dt>ID</dt>
          <dd>{user.id}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(user.email)}`}>{user.email}</a>
          </dd>
        </div>
        <div>
          <dt>Contact</dt>
          <dd>{user.contact ? <a href={`tel:+91${user.contact}`}>{user.contact}</a> : '-'}</dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>{roleLabel(user.role)}</dd>
        </div>
      </dl>
    </section>
  );
}

const LOADING_FAILED = 'Trouble connecting to server. Please try again later.';

/** An account in the admin's view; for employers also sign-ins and viewed candidates. `children` follow its card. */
export function UserDetail({ id, children }: { id: string; children?: ReactNode }) {
  const named = recordId.safeParse(id).success;
  const found = useQuery({ ...userDetail(id), enabled: named });
  const { data, isPending } = found;
  useFailureAlert(found.error, LOADING_FAILED);
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.head}>
        <h1>User Details</h1>
        <span className={pageStyles.end} />
        <Allowed to="accounts.manage">
          <Link to={`/edit-user/${id}`}>Edit</Link>
        </Allowed>
        <Link to={`/fetch-log-history/${id}`}>Log history</Link>
        {data?.user.candidateId && (
          <Allowed to="candidates.read">
            <Link to={`/candidate/${data.user.candidateId}`}>Candidate</Link>
          </Allowed>
        )}
      </div>
      {!named && <InlineError message="User not found." />}
      <LoadFailure load={found} fallback={LOADING_FAILED} />
      {named && isPending && (
        <div role="status" aria-label="Loading user">
          <Skeleton height={148} radius={8} />
        </div>
      )}
      {data && <UserCard user={data.user} />}
      {data && children}
      <Allowed to="accounts.manage">{data && <AccountSecondFactor id={data.user._id} />}</Allowed>
      {data && can(data.user, 'candidates.count-views') && <EmployerActivity user={data.user} />}
    </div>
  );
}
