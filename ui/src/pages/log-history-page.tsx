import { useParams } from 'react-router';
import { LogHistory } from '#ui/features/sessions/log-history.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function LogHistoryPage() {
  useTitle('Log History');
  const { id = '' } = useParams();
  return <LogHistory key={id} id={id} />;
}
