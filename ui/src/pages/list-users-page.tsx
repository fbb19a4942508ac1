import { ListUsers } from '#ui/features/users/list-users.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ListUsersPage() {
  useTitle('User Management');
  return <ListUsers ownId={useAccount()._id} />;
}
