import { useParams } from 'react-router';
import { UserDetail } from '#ui/features/users/user-detail.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function UserPage() {
  useTitle('User Details');
  const { id = '' } = useParams();
  return <UserDetail key={id} id={id} />;
}
