import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { employerApplications } from '#api/applications/contract.ts';
import { call } from '#api/http/contract/client.ts';

/** To who applied to the employer's own job, with how many they are; without the figure while it isn't known. */
export function ApplicationsLink({ jobId }: { jobId: string }) {
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
