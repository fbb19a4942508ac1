import { ListJobs } from '#ui/features/list-jobs/list-jobs.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ListJobsPage() {
  useTitle('Jobs');
  return <ListJobs role={useAccount().role} />;
}
