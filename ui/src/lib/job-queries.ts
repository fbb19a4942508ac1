import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { jobDetail, listJobs } from '#api/jobs/contract.ts';
import { jobFilters } from '#api/jobs/search-contract.ts';

const LIST_KEY = ['list-jobs'] as const;
/** The work queue on the employer's home. */
export const EMPLOYER_WORK_KEY = ['employer-work-queue'] as const;
export const JOB_DETAIL_KEY = ['job-detail'] as const;

/** A page of jobs with the number of their applicants. */
export const jobsPage = (page: number, perPage: number, search: string) =>
  queryOptions({
    queryKey: [...LIST_KEY, page, perPage, search],
    queryFn: ({ signal }) =>
      call(listJobs, { query: { page, perPage, ...(search && { search }), applicants: '1' } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The employer's jobs, each with the search for candidates who fit it. */
export const jobFiltersQuery = queryOptions({
  queryKey: ['job-filters'],
  queryFn: async ({ signal }) => (await call(jobFilters, {}, { signal })).jobs,
});

/** By `_id` or number. */
export const oneJob = (id: string) =>
  queryOptions({
    queryKey: [...JOB_DETAIL_KEY, id],
    queryFn: ({ signal }) => call(jobDetail, { params: { id } }, { signal }),
  });

/** Refetches everything that a change to the employer's jobs may affect. */
export const refreshJobs = (client: QueryClient) =>
  Promise.all(
    [LIST_KEY, JOB_DETAIL_KEY, EMPLOYER_WORK_KEY, ['employer-metrics'], ['employer-applications']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
