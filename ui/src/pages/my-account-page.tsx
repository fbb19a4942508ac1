import { EmployerDetails } from '#ui/features/employer-details/employer-details.tsx';
import { EraseMe } from '#ui/features/erasure/erase-me.tsx';
import { MyAccount } from '#ui/features/my-account/my-account.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useTitle } from '#ui/lib/use-title.ts';

export default function MyAccountPage() {
  useTitle('My Account');
  const { _id, role } = useAccount();
  return (
    <MyAccount id={_id} key={_id} end={role === 'job-seeker' && <EraseMe />}>
      {role === 'employer' && <EmployerDetails userId={_id} />}
    </MyAccount>
  );
}
