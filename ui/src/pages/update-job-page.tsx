import { useParams } from 'react-router';
import { UpdateJob } from '#ui/features/job-form/update-job.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useTitle } from '#ui/lib/use-title.ts';

export default function UpdateJobPage() {
  const { id = '' } = useParams();
  useTitle('Update Job');
  return <UpdateJob key={id} id={id} userId={useAccount()._id} />;
}
