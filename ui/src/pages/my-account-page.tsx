import { can } from '#domain/permissions.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { OwnUse } from '#ui/features/daily-use/own-use.tsx';
import { EmployerDetails } from '#ui/features/employer-details/employer-details.tsx';
import { EraseMe } from '#ui/features/erasure/erase-me.tsx';
import { MyAccount } from '#ui/features/my-account/my-account.tsx';
import { OpenSessions } from '#ui/features/sessions/open-sessions.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useTitle } from '#ui/lib/use-title.ts';

export default function MyAccountPage() {
  useTitle('My Account');
  const account = useAccount();
  const { _id } = account;
  return (
    <MyAccount
      id={_id}
      key={_id}
      end={
        <>
          <Allowed to="candidates.search">
            <OwnUse />
          </Allowed>
          <Allowed to="sessions.end">
            <OpenSessions userId={_id} />
          </Allowed>
          {can(account, 'profile.keep') && <EraseMe />}
        </>
      }
    >
      {can(account, 'company.edit') && <EmployerDetails userId={_id} />}
    </MyAccount>
  );
}
