import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { employerApplications } from '#api/applications/contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { CurrentUser } from '#api/http/contract.ts';
import type { Job } from '#api/jobs/contract.ts';
import { can } from '#domain/permissions.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { JobStatus } from '#ui/components/job-status.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { employmentNames, formatJobDay, formatPlace, formatSalary, formatYears } from '#ui/lib/format-job.ts';
import { oneJob } from '#ui/lib/job-queries.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { useTitle } from '#ui/lib/use-title.ts';
import styles from './job-view.module.css';
import { SeekerActions } from './seeker-actions.tsx';

/** Link to an own job's applicants with their number, which is left out until known. */
function ApplicationsLink({ jobId }: { jobId: string }) {
  const query = { job: jobId, status: 'applied', perPage: 1 } as const;
  const { data } = useQuery({
    queryKey: ['employer-applications', query],
    queryFn: ({ signal }) => call(employerApplications, { query }, { signal }),
    staleTime: 0,
  });
  const count = data?.pagination.totalCount;
  return (
    <Button component={Link} to={`/job-applications?job=${jobId}`} variant="default">
      {count === undefined ? 'Applicants' : `Applicants (${count.toLocaleString('en-IN')})`}
    </Button>
  );
}

const LOADING_FAILED = 'Failed to load job details. Please try again later.';

/** A job by its `_id` or number, with the actions of the viewer's role. */
export function JobView({ id, user }: { id: string; user: CurrentUser }) {
  const found = useQuery(oneJob(id));
  useFailureAlert(found.error, LOADING_FAILED);
  useTitle(found.data?.job.title ?? 'Job');
  if (found.isPending) return <Waiting />;
  if (found.isError) {
    return (
      <div className={styles.page}>
        <h1>Job</h1>
        <LoadFailure load={found} fallback={LOADING_FAILED} />
        <Link to={can(user, 'jobs.search') ? '/' : '/list-jobs'}>Back to the jobs</Link>
      </div>
    );
  }
  const { job, fetchApplications } = found.data;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.name}>
          <p className={styles.id}>
            {job.id}
            {can(user, 'jobs.read-drafts') && <JobStatus status={job.status} />}
          </p>
          <h1>{job.title}</h1>
          <p>
            Posted by <Company job={job} />
          </p>
        </div>
        <div className={styles.actions}>
          {can(user, 'jobs.apply') && <SeekerActions job={job} marks={fetchApplications} />}
          {can(user, 'jobs.post') && <EmployerActions job={job} isOwn={job.createdBy._id === user._id} />}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Section title="Description">
            <p className={styles.prose}>{job.description}</p>
          </Section>
          <Section title="Skills">
            <ul className={styles.skills}>
              {job.skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
          </Section>
          <Section title="Requirements">
            <ul className={styles.requirements}>
              {job.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </Section>
        </div>
        <Facts job={job} />
      </div>
    </article>
  );
}

function Company({ job: { createdBy } }: { job: Job }) {
  if (!createdBy.companyName) return <span>a company that is yet to be named</span>;
  return <Link to={`/company/${createdBy._id}`}>{createdBy.companyName}</Link>;
}

function EmployerActions({ job, isOwn }: { job: Job; isOwn: boolean }) {
  return (
    <>
      <Button component={Link} to="/list-jobs" variant="default" leftSection={<IconArrowLeft size={16} />}>
        Back
      </Button>
      <Allowed to="candidates.search">
        <Button component={Link} to={`/pro-search?fromJob=${job._id}`} variant="default">
          Find candidates
        </Button>
      </Allowed>
      {isOwn && (
        <Allowed to="applications.decide">
          <ApplicationsLink jobId={job._id} />
        </Allowed>
      )}
      {isOwn && (
        <Button component={Link} to={`/update-job/${job._id}`} leftSection={<IconPencil size={16} />}>
          Update
        </Button>
      )}
    </>
  );
}

function Facts({ job }: { job: Job }) {
  const facts: [string, ReactNode][] = [
    ['Experience', formatYears(job.experience)],
    ['Salary', formatSalary(job.salary)],
    ['Location', formatPlace(job.location)],
    ['Industry', job.industry.toUpperCase()],
    ['Employment type', `${job.employmentType.toUpperCase()} (${employmentNames[job.employmentType]})`],
    [
      'Deadline',
      <time key="deadline" dateTime={job.deadline}>
        {formatJobDay(job.deadline)}
      </time>,
    ],
    [
      'Posted on',
      <time key="posted" dateTime={job.createdAt}>
        {formatJobDay(job.createdAt)}
      </time>,
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Waiting() {
  return (
    <div className={styles.page} role="status" aria-label="Loading job">
      <div className={styles.head}>
        <div className={styles.name}>
          <Skeleton height={18} width={120} />
          <Skeleton height={26} width="50%" mt={8} />
          <Skeleton height={16} width={200} mt={8} />
        </div>
      </div>
      <div className={styles.columns}>
        <Skeleton height={360} radius={8} />
        <Skeleton height={300} radius={8} />
      </div>
    </div>
  );
}
