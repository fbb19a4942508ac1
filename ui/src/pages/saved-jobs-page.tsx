import { MyJobs } from '#ui/features/my-jobs/my-jobs.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function SavedJobsPage() {
  useTitle('Saved Jobs');
  return <MyJobs page="saved" />;
}
