import { Button, Group } from '@mantine/core';
import { IconBriefcaseOff, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import {
  deleteJobs,
  JOBS_LISTED_PER_PAGE,
  jobsSearch,
  listJobsPageSizes,
  NO_JOBS_SELECTED_MESSAGE,
} from '#api/jobs/contract.ts';
import { can } from '#domain/permissions.ts';
import type { Role } from '#domain/roles.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { NoRows } from '#ui/components/data-table/no-rows.tsx';
import { SearchBox } from '#ui/components/data-table/search-box.tsx';
import { TableFoot } from '#ui/components/data-table/table-foot.tsx';
import { useTableAddress } from '#ui/components/data-table/use-table-address.ts';
import { ListHead } from '#ui/components/list-head.tsx';
import styles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { jobsPage, refreshJobs } from '#ui/lib/job-queries.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { useLastPage } from '#ui/lib/use-last-page.ts';
import { JobTable, WaitingJobs } from './job-table.tsx';

/** Deletes jobs after a confirmation; refetches the current page, also after a refusal. */
function useDeleteJobs() {
  const client = useQueryClient();
  const popup = usePopup();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: (ids: string[]) => call(deleteJobs, { body: { ids } }),
    onSuccess: ({ message }) => toast(message),
    onError: (error) => void popup.alert(failureMessage(error, 'Action failed')),
    onSettled: () => refreshJobs(client),
  });
  const ask = async (ids: string[], title?: string) => {
    const what = title ? `the job "${title}"` : `${ids.length} ${ids.length === 1 ? 'job' : 'jobs'}`;
    const question = `Are you sure you want to delete ${what}? Applications stay, marked 'No longer available'.`;
    if (await popup.confirm(question, 'Delete')) {
      remove.mutate(ids);
    }
  };
  return { ask, isPending: remove.isPending };
}

const LOADING_FAILED = 'Unable to load jobs. Please try again later.';

/** The jobs that a role may see. */
export function ListJobs({ role }: { role: Role }) {
  return can({ role }, 'jobs.remove') ? <JobsWithDeletion role={role} /> : <Jobs role={role} />;
}

function JobsWithDeletion({ role }: { role: Role }) {
  return <Jobs role={role} remove={useDeleteJobs()} />;
}

/** The address contains page and size. A refetch clears the selection. */
function Jobs({ role, remove }: { role: Role; remove?: ReturnType<typeof useDeleteJobs> }) {
  const address = useTableAddress(listJobsPageSizes, JOBS_LISTED_PER_PAGE);
  const { page, size } = address;
  const search = jobsSearch.safeParse(address.search).data ?? '';
  const popup = usePopup();
  const list = useQuery(jobsPage(page, size, search));
  useFailureAlert(list.error, LOADING_FAILED);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { totalPages = 1, totalCount } = list.data?.pagination ?? {};
  const last = Math.max(1, totalPages);
  const isEmployer = can({ role }, 'jobs.post');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server ends the selection
  useEffect(() => setSelected(new Set()), [list.dataUpdatedAt, page, size, search]);
  useLastPage(list, address, last);

  const deleteSelected = () => {
    if (selected.size === 0) void popup.alert(NO_JOBS_SELECTED_MESSAGE);
    else void remove?.ask([...selected]);
  };
  return (
    <div className={styles.page}>
      <ListHead title="Jobs" total={totalCount} of={['job', 'jobs']}>
        {isEmployer && (
          <Group gap="xs" className={styles.end}>
            <Button
              size="xs"
              variant="default"
              loading={remove?.isPending ?? false}
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={deleteSelected}
            >
              Delete Selected{selected.size > 0 && ` (${selected.size})`}
            </Button>
            <Button component={Link} to="/create-job" size="xs" leftSection={<IconPlus size={16} aria-hidden="true" />}>
              Create Job
            </Button>
          </Group>
        )}
      </ListHead>
      {(search !== '' || totalCount !== 0) && (
        <div className={styles.bar}>
          <SearchBox
            label="Search jobs"
            placeholder="Search by title or ID"
            value={search}
            problem={(text) => jobsSearch.safeParse(text).error?.issues[0]?.message}
            onSearch={(text) => address.change({ q: text })}
          />
        </div>
      )}
      <LoadFailure load={list} fallback={LOADING_FAILED} />
      {list.isPending && <WaitingJobs rows={size} isEmployer={isEmployer} />}
      {totalCount === 0 && (search ? <NoRows message={`No jobs match "${search}".`} /> : <NoJobs />)}
      {list.data && list.data.jobs.length > 0 && (
        <JobTable
          jobs={list.data.jobs}
          applicants={list.data.applicants}
          role={role}
          isWaiting={list.isPlaceholderData}
          selected={selected}
          onSelect={setSelected}
          onDelete={(job) => void remove?.ask([job._id], job.title)}
        />
      )}
      {totalCount !== undefined && totalCount > 0 && (
        <TableFoot
          page={page}
          pages={last}
          size={size}
          sizes={listJobsPageSizes}
          onPage={address.goToPage}
          onSize={(next) => address.change({ size: String(next) })}
        />
      )}
    </div>
  );
}

function NoJobs() {
  return (
    <NoRows message="No jobs found." icon={<IconBriefcaseOff size={28} aria-hidden="true" />}>
      <Allowed to="jobs.post">
        <Link to="/create-job">Post the first one</Link>
      </Allowed>
    </NoRows>
  );
}
