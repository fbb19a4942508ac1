import { CreateJob } from '#ui/features/job-form/create-job.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useTitle } from '#ui/lib/use-title.ts';

export default function CreateJobPage() {
  useTitle('Create Job');
  return <CreateJob userId={useAccount()._id} />;
}
