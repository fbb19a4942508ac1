import { useNavigate } from 'react-router';
import { can } from '#domain/permissions.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { OwnUse } from '#ui/features/daily-use/own-use.tsx';
import { EmployerDetails } from '#ui/features/employer-details/employer-details.tsx';
import { EraseMe } from '#ui/features/erasure/erase-me.tsx';
import { MyAccount } from '#ui/features/my-account/my-account.tsx';
import { RequiredSecondFactor } from '#ui/features/second-factor/required-second-factor.tsx';
import { SecondFactor } from '#ui/features/second-factor/second-factor.tsx';
import { OpenSessions } from '#ui/features/sessions/open-sessions.tsx';
import { useSession } from '#ui/lib/session.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useTitle } from '#ui/lib/use-title.ts';

export default function MyAccountPage() {
  useTitle('My Account');
  const { session, secondFactorSetUp } = useSession();
  const navigate = useNavigate();
  const account = useAccount();
  const { _id } = account;
  if (session.state === 'signed-in' && session.mustSetUpSecondFactor) {
    const enter = () => {
      secondFactorSetUp();
      void navigate('/', { replace: true });
    };
    return <RequiredSecondFactor onDone={enter} />;
  }
  return (
    <MyAccount
      id={_id}
      key={_id}
      end={
        <>
          <Allowed to="candidates.search">
            <OwnUse />
          </Allowed>
          <SecondFactor />
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
