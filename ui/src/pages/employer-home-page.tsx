import { EmployerHome } from '#ui/features/employer-home/employer-home.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useTitle } from '#ui/lib/use-title.ts';

export default function EmployerHomePage() {
  useTitle('Home');
  const { firstName, _id } = useAccount();
  return <EmployerHome firstName={firstName} userId={_id} />;
}
