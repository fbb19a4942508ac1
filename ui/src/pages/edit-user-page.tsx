import { useParams } from 'react-router';
import { EditUser } from '#ui/features/users/edit-user.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function EditUserPage() {
  useTitle('Edit User');
  const { id = '' } = useParams();
  return <EditUser key={id} id={id} />;
}
