import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { applyJob, myApplications, removeSavedJob, toggleSave } from '#api/applications/contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { failureMessage } from './failure-message.ts';
import { JOB_DETAIL_KEY } from './job-queries.ts';
import { usePopup } from './popup.tsx';
import { useOneMutation } from './use-one-mutation.ts';

type Lists = ResponseOf<typeof myApplications>;

/** Key prefix of every query about the seeker's saved jobs and applications. */
export const MY_JOBS_KEY = ['my-jobs'] as const;
const LISTS_KEY = [...MY_JOBS_KEY, 'lists'] as const;

const myApplicationsQuery = queryOptions({
  queryKey: LISTS_KEY,
  queryFn: ({ signal }) => call(myApplications, {}, { signal }),
});

/** The jobs that the seeker has saved and applied to; both empty until loaded. */
export function useMyApplications() {
  const lists = useQuery(myApplicationsQuery);
  return { ...lists, saved: new Set(lists.data?.savedList), applied: new Set(lists.data?.appliedList) };
}

/** Refetches everything that a change to one job may affect, including the job's own page. */
const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: MY_JOBS_KEY }),
    client.invalidateQueries({ queryKey: JOB_DETAIL_KEY }),
  ]);

/** Saves or unsaves a job; shown at once, rolled back if the server refuses. */
export function useToggleSave() {
  const client = useQueryClient();
  const popup = usePopup();
  return useMutation({
    mutationFn: (jobId: string) => call(toggleSave, { body: { jobId } }),
    onMutate: async (jobId) => {
      await client.cancelQueries({ queryKey: LISTS_KEY });
      const before = client.getQueryData<Lists>(LISTS_KEY);
      if (before) client.setQueryData<Lists>(LISTS_KEY, { ...before, savedList: toggled(before.savedList, jobId) });
      return before;
    },
    onSuccess: ({ savedList }) => client.setQueryData<Lists>(LISTS_KEY, (lists) => lists && { ...lists, savedList }),
    onError: (error, _, before) => {
      client.setQueryData(LISTS_KEY, before);
      void popup.alert(failureMessage(error, 'Unable to update save status.'));
    },
    onSettled: () => refresh(client),
  });
}

const toggled = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [id, ...list];

/** `onRemoved` runs before the lists are refetched. */
export function useRemoveSaved(onRemoved?: () => void) {
  const client = useQueryClient();
  const popup = usePopup();
  return useOneMutation({
    mutationFn: (jobId: string) => call(removeSavedJob, { params: { jobId } }),
    onSuccess: () => onRemoved?.(),
    onError: (error) => void popup.alert(failureMessage(error, 'Unable to un-save job.')),
    onSettled: () => refresh(client),
  });
}

export function useApply() {
  const client = useQueryClient();
  const popup = usePopup();
  return useOneMutation({
    mutationFn: (jobId: string) => call(applyJob, { body: { jobId } }),
    onError: (error) => void popup.alert(failureMessage(error, 'Unable to apply.')),
    // also after a refusal: another tab may have applied
    onSettled: () => refresh(client),
  });
}
