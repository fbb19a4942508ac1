import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { CallError } from '#api/http/contract/client.ts';
import { can } from '#domain/permissions.ts';
import { withPay } from '#domain/requirements.ts';
import { candidateQuery } from '#ui/features/candidate/use-candidate.ts';
import { searchMatchQuery, useOpenedFrom } from '#ui/features/candidate/use-search-match.ts';
import { jobFiltersQuery } from '#ui/lib/job-queries.ts';
import type { OpenedFrom } from '#ui/lib/opened-from.ts';
import { useAccount } from '#ui/lib/use-account.ts';

/** One candidate of the address. */
export interface Compared {
  id: string;
  /** Absent while it loads, and if it is gone. */
  candidate: CandidateProfile | undefined;
  /** Why there is no candidate. */
  error: { message: string; isGone: boolean; retry: () => void } | null;
  /** Merged into another candidate of the comparison, which is shown instead. */
  isRepeated: boolean;
}

/** Fetches the candidates as their own pages do: each counts as a profile view and is in the audit log. */
export function useCompared(ids: readonly string[]): Compared[] {
  const client = useQueryClient();
  const loads = useQueries({ queries: ids.map((id) => candidateQuery(client, id)) });
  return loads.map(
    ({ data, error, refetch }, at): Compared => ({
      id: ids[at] ?? '',
      candidate: data,
      error:
        error && !data
          ? {
              message: error.message,
              isGone: error instanceof CallError && error.status === 404,
              retry: () => void refetch(),
            }
          : null,
      isRepeated: data !== undefined && loads.slice(0, at).some((before) => before.data?._id === data._id),
    }),
  );
}

/** What the candidates are measured by: a job of the employer, or else the search that found them. */
export interface Yardstick {
  name: string;
  search: Pick<OpenedFrom, 'filter' | 'searchTerm'>;
}

export function useYardstick(job: string | null) {
  const account = useAccount();
  const from = useOpenedFrom();
  const ownsJobs = can(account, 'jobs.post');
  const jobs = useQuery({ ...jobFiltersQuery, enabled: ownsJobs });
  const chosen = jobs.data?.find(({ id }) => id === job);
  const yardstick = useMemo((): Yardstick | null => {
    if (chosen) {
      const { title, id, filter, salary } = chosen;
      return { name: `${title} (${id})`, search: { filter: withPay(filter, salary) } };
    }
    const isSearch = job === null && (from?.filter !== undefined || from?.searchTerm !== undefined);
    return isSearch ? { name: 'Your search', search: from } : null;
  }, [chosen, from, job]);
  return { jobs, ownsJobs, yardstick, isUnknownJob: job !== null && (!ownsJobs || (jobs.isSuccess && !chosen)) };
}

/** What the search engine says about each candidate and the yardstick. */
export function useExplanations(people: readonly CandidateProfile[], yardstick: Yardstick | null) {
  return useQueries({
    queries: people.map(({ _id }) => ({
      ...searchMatchQuery(_id, yardstick?.search ?? {}),
      enabled: yardstick !== null,
    })),
  });
}
