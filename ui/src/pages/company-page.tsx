import { useParams } from 'react-router';
import { CompanyView } from '#ui/features/company/company-view.tsx';

export default function CompanyPage() {
  const { id = '' } = useParams();
  return <CompanyView id={id} />;
}
