import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { createJob } from '#api/jobs/contract.ts';
import { useToast } from '#ui/components/toasts.tsx';
import { companyOf } from '#ui/lib/company-query.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { refreshJobs } from '#ui/lib/job-queries.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import styles from './job-form.module.css';
import { JobForm } from './job-form.tsx';
import { emptyJob } from './job-values.ts';
import type { JobToSend } from './use-job-form.ts';

interface New {
  body: JobToSend & { isEnable: boolean };
  leave: (path: string) => void;
}

/** Creates a job for the employer with the account `userId`; returns to the list. */
export function CreateJob({ userId }: { userId: string }) {
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
      initial={emptyJob}
      isLive
      liveLabel="Live Posting?"
      liveHint="Job seekers find it at once; else it is kept as a draft."
      submitLabel="Create"
      isBusy={create.isPending}
      onSend={(job, isEnable, leave) => create.mutate({ body: { ...job, isEnable }, leave })}
    />
  );
}
