import { EmployerHome } from '#ui/features/employer-home/employer-home.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useTitle } from '#ui/lib/use-title.ts';

export default function EmployerHomePage() {
  useTitle('Home');
  return <EmployerHome firstName={useAccount().firstName} />;
}
