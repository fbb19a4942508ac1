import { JobApplications } from '#ui/features/job-applications/job-applications.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function JobApplicationsPage() {
  useTitle('Applications');
  return <JobApplications />;
}
