import { useParams } from 'react-router';
import { JobView } from '#ui/features/job/job-view.tsx';
import { useAccount } from '#ui/lib/use-account.ts';

export default function JobPage() {
  const { id = '' } = useParams();
  return <JobView id={id} user={useAccount()} />;
}
