import { useParams } from 'react-router';
import { CompanyView } from '#ui/features/company/company-view.tsx';
import { useAccount } from '#ui/lib/use-account.ts';

export default function CompanyPage() {
  const { id = '' } = useParams();
  const { role } = useAccount();
  return <CompanyView id={id} role={role} />;
}
