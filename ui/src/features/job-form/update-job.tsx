import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, call } from '#api/http/contract/client.ts';
import { JOB_NOT_FOUND_MESSAGE, updateJob } from '#api/jobs/contract.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { oneJob, refreshJobs } from '#ui/lib/job-queries.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import styles from './job-form.module.css';
import { JobForm } from './job-form.tsx';
import { valuesOf } from './job-values.ts';
import type { JobToSend } from './use-job-form.ts';

const LOADING_FAILED = 'Failed to load job';

type Update = JobToSend & { status: 'live' | 'draft'; version: string | null };
interface Changed {
  body: Update;
  leave: (path: string) => void;
}

/** Edits an own job by its `_id` or number; `userId` is the employer's account. Returns to the job's page. */
export function UpdateJob({ id, userId }: { id: string; userId: string }) {
  const client = useQueryClient();
  const popup = usePopup();
  // the job when the form was opened: later responses must not overwrite typed values
  const found = useQuery({
    ...oneJob(id),
    queryKey: ['update-job', id],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useFailureAlert(found.error, LOADING_FAILED);
  const toast = useToast();
  const update = useOneMutation({
    mutationFn: ({ body }: Changed) => saveOrAsk(body),
    onSuccess: async (saved, { leave }) => {
      if (!saved) return;
      await refreshJobs(client);
      leave(`/job/${found.data?.job._id ?? id}`);
      toast(saved.message);
    },
    onError: (error) => void popup.alert(failureMessage(error, 'Update failed.')),
  });
  /** Null if another tab has saved in the meantime and the user doesn't want to overwrite it. */
  async function saveOrAsk(body: Update) {
    try {
      return await call(updateJob, { params: { id }, body });
    } catch (error) {
      if (!(error instanceof CallError && error.status === 409 && body.version)) throw error;
      const mine = await popup.confirm(`${error.message} Save yours in its place?`, 'Save mine');
      return mine ? call(updateJob, { params: { id }, body: { ...body, version: null } }) : null;
    }
  }
  const job = found.data?.job;
  if (!job || job.createdBy._id !== userId) {
    return (
      <div className={styles.page}>
        <h1>Update Job</h1>
        {found.isPending ? (
          <Skeleton height={640} radius={8} />
        ) : (
          <InlineError message={job ? JOB_NOT_FOUND_MESSAGE : failureMessage(found.error as Error, LOADING_FAILED)} />
        )}
      </div>
    );
  }
  return (
    <JobForm
      heading="Update Job"
      initial={valuesOf(job)}
      isLive={job.status === 'live'}
      liveLabel="Live?"
      liveHint="Off keeps it as a draft that no search finds."
      submitLabel="Update"
      isBusy={update.isPending}
      onSend={(fields, isLive, leave) =>
        update.mutate({
          body: { ...fields, status: isLive ? 'live' : 'draft', version: found.data?.version ?? null },
          leave,
        })
      }
    />
  );
}
