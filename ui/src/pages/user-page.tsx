import { AccountUse } from '#ui/features/daily-use/account-use.tsx';
import { UserDetail } from '#ui/features/users/user-detail.tsx';

/** An account in the admin's view. */
export function UserPage({ id }: { id: string }) {
  return (
    <UserDetail id={id}>
      <AccountUse userId={id} />
    </UserDetail>
  );
}
