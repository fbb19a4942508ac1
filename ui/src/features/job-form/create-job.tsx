import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { createJob, JOB_NOT_FOUND_MESSAGE, type Job } from '#api/jobs/contract.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { companyOf } from '#ui/lib/company-query.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { oneJob, refreshJobs } from '#ui/lib/job-queries.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import styles from './job-form.module.css';
import { JobForm } from './job-form.tsx';
import { emptyJob, type JobValues, valuesOf } from './job-values.ts';
import type { JobToSend } from './use-job-form.ts';

interface New {
  body: JobToSend & { isEnable: boolean };
  leave: (path: string) => void;
}

/** The form of a new job, filled in from the own job named by `?from=`. */
export function CreateJob({ userId }: { userId: string }) {
  const [address] = useSearchParams();
  const from = address.get('from');
  const copied = useQuery({ ...oneJob(from ?? ''), enabled: from !== null, staleTime: Number.POSITIVE_INFINITY });
  if (from === null) return <NewJob userId={userId} initial={emptyJob} />;
  const job = copied.data?.job;
  if (job && job.createdBy._id === userId) return <NewJob key={from} userId={userId} initial={copyOf(job)} />;
  return (
    <div className={styles.page}>
      <h1>Create Job</h1>
      {copied.isPending ? (
        <Skeleton height={640} radius={8} />
      ) : (
        <InlineError
          message={copied.error ? failureMessage(copied.error, 'Failed to load job') : JOB_NOT_FOUND_MESSAGE}
        />
      )}
    </div>
  );
}

/** A passed deadline is left out: a new one must be chosen. */
function copyOf(job: Job): JobValues {
  const values = valuesOf(job);
  return { ...values, deadline: values.deadline >= todayInIndia(new Date()) ? values.deadline : '' };
}

/** Creates a job for the employer with the account `userId`; returns to the list. */
function NewJob({ userId, initial }: { userId: string; initial: JobValues }) {
  const client = useQueryClient();
  const popup = usePopup();
  const company = useQuery(companyOf(userId));
  const toast = useToast();
  const create = useOneMutation({
    mutationFn: ({ body }: New) => call(createJob, { body }),
    onSuccess: async ({ message }, { leave }) => {
      await refreshJobs(client);
      leave('/list-jobs');
      toast(message);
    },
    onError: (error) =>
      void popup.alert(failureMessage(error, 'Trouble in connecting to the Server! please try again later.')),
  });
  const note = company.data?.company === null && (
    <p className={styles.note}>
      Job seekers will not see who is hiring: your company has no name yet.{' '}
      <Link to="/my-account">Add company details</Link>
    </p>
  );
  return (
    <JobForm
      heading="Create Job"
      note={note}
      initial={initial}
      isLive
      liveLabel="Live Posting?"
      liveHint="Job seekers find it at once; else it is kept as a draft."
      submitLabel="Create"
      isBusy={create.isPending}
      onSend={(job, isEnable, leave) => create.mutate({ body: { ...job, isEnable }, leave })}
    />
  );
}
