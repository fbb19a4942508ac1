import { AdminDashboard } from '#ui/features/admin-dashboard/admin-dashboard.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useTitle } from '#ui/lib/use-title.ts';

export default function AdminHomePage() {
  useTitle('Home');
  return <AdminDashboard firstName={useAccount().firstName} />;
}
