import { MyJobs } from '#ui/features/my-jobs/my-jobs.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function AppliedJobsPage() {
  useTitle('Applied Jobs');
  return <MyJobs page="applied" />;
}
